// What this browser keeps of practising: the log, as in ~/kata/log.jsonl, and what it says of each problem.

import { read, stored } from "./stored.mjs";

const LOG = "katas:log", STATES = "katas:states";

/** The text of the log, a JSON object on a line; empty where none is kept. */
export const logText = () => read(LOG) ?? "";

/** Append a line; says why it is not kept, or nothing. */
export const append = line => line ? keep(LOG, `${ended(logText())}${line}\n`) : "";

/**
 * Have the log be this text, which was made of the `old` one; lines that other tabs have appended
 * since then stay. Says why it is not kept, or nothing.
 */
export function replaceLog(text, old) {
  const known = new Set(lines(old)), added = lines(logText()).filter(line => !known.has(line));
  return keep(LOG, ended(text) + added.map(line => `${line}\n`).join(""));
}

/** {slug: {due, title, last, rating, attempts, solved}}, as Python said it last; days are ISO dates. */
export const states = () => stored(STATES, {});

export const keepStates = found => keep(STATES, JSON.stringify(found));

/** Keep a text; says why that cannot be done, or nothing. */
export function keep(key, text) {
  try {
    localStorage.setItem(key, text);
    return "";
  } catch (error) {
    const isFull = error.name === "QuotaExceededError";
    return `Nothing was kept: ${isFull ? "this browser's storage for the site is full" : "this browser keeps nothing for the site"}.`;
  }
}

/** The time here with its distance from UTC, as a line of the log has it: `2026-11-24T21:03:11+01:00`. */
export function now(date = new Date()) {
  const minutes = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? "-" : "+"}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}

const two = number => String(number).padStart(2, "0");

const lines = text => text.split("\n").filter(line => line.trim());
const ended = text => text && !text.endsWith("\n") ? `${text}\n` : text;
