/** How a file would be read, shown on its first rows while a person corrects it; nothing is written. */
package claimdesk.app.exchange.preview;
