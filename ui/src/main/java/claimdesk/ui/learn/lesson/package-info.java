/** Lessons on the screen: the list of them, and one lesson with its question, its run and what really happened. */
package claimdesk.ui.learn.lesson;
