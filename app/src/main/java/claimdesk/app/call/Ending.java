package claimdesk.app.call;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.OutcomeClass;

/** How the work of a call ended, and what the vendor is to be told of it. */
record Ending(Answer answer, ReplyCode code, OutcomeClass outcome) {}
