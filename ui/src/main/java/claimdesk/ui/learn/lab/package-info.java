/** The lab's grid of faults and protocols, and two protocols beside each other under the same fault. */
package claimdesk.ui.learn.lab;
