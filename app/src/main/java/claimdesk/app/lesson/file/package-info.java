/** Lesson files: YAML beside texts in any language, each problem at its line; the shipped ones, and a trainer's own. */
package claimdesk.app.lesson.file;
