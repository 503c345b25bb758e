/** The lab: every fault under every protocol, run over many drawn orders, as a grid of what was kept and what broke. */
package claimdesk.app.lab;
