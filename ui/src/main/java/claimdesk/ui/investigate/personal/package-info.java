/** Personal data in the case view: masked, unless somebody asks and the journal has recorded it. */
package claimdesk.ui.investigate.personal;
