/**
 * How a vendor behaves: how long it waits for an answer, what it tries again and when, under which key, and when its
 * circuit breaker makes it stop. Nothing here reads a clock or draws chance that was not passed in.
 */
package claimdesk.app.vendor;
