// The log that this browser keeps, for what is loaded with the judge.

export { append, keepStates, logText, now, replaceLog, states } from "../../watch/page/scripts/log.mjs";
