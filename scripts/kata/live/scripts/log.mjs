// The log that this browser keeps, for what is loaded with the judge.

import { append, keepStates } from "../../watch/page/scripts/log.mjs";

/** Keep what Python says of an attempt, {line, states}; says why it is not kept, or nothing. */
export const record = ({ line, states }) => append(line) || keepStates(states);

export { append, keepStates, logText, now, replaceLog, states } from "../../watch/page/scripts/log.mjs";
