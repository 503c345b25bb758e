/** Lessons: a question, a run that is really made, and the facts of its journal that decide which choice is right. */
package claimdesk.app.lesson;
