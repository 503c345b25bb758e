/** The processes that serve, from both ends of their pipes: what is asked of them, and what they told. */
package claimdesk.app.prove.worker;
