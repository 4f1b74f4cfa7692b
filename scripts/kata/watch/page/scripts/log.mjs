// What this browser keeps of practising: the log, as in ~/kata/log.jsonl, and what it says of each problem.

import { read, store, stored, write } from "./stored.mjs";

const LOG = "katas:log", STATES = "katas:states", SOLVED = "katas:solved";

/** The text of the log, a JSON object on a line; empty where none is kept. */
export const logText = () => read(LOG) ?? "";

/** Append a line; says why it is lost with the page, or nothing. */
export const append = line => line ? write(LOG, `${ended(logText())}${line}\n`) : "";

/**
 * Have the log be this text, which was made of the `old` one; lines that other tabs have appended
 * since then stay. Says why it is lost with the page, or nothing.
 */
export function replaceLog(text, old) {
  const known = new Set(lines(old)), added = lines(logText()).filter(line => !known.has(line));
  return write(LOG, ended(text) + added.map(line => `${line}\n`).join(""));
}

/** {slug: {due, title, last, rating, attempts, solved}}, as Python said it last; days are ISO dates. */
export const states = () => stored(STATES, {});

export const keepStates = found => store(STATES, found);

/** The days on which problems were first solved, {slug: ISO date}. */
export const solvedDays = () => stored(SOLVED, {});

/** Have problems solved on these days, unless they were solved before. */
export const keepSolved = days => store(SOLVED, { ...days, ...solvedDays() });

/** The time here with its offset from UTC, as a line of the log has it: `2026-11-24T21:03:11+01:00`. */
export function now(date = new Date()) {
  const minutes = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? "-" : "+"}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}

export const today = () => now().slice(0, 10);

const two = number => String(number).padStart(2, "0");

const lines = text => text.split("\n").filter(line => line.trim());
const ended = text => text && !text.endsWith("\n") ? `${text}\n` : text;
