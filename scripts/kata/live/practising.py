"""Practising in a tab, by the rules of the terminal: hints, ratings, and what comes back when.

The page keeps the log: a request brings its text, and an answer says what is to be added to it.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from kata import KataError
from kata.cases.model import Cases
from kata.cases.single import typed
from kata.judge.model import Verdict
from kata.judge.verdict import judge
from kata.live.model import Action, Asked, Send
from kata.practice.hints import HINTS, Hinted
from kata.practice.log import NAME, Log, line_of, read_lines
from kata.practice.model import DONE, FIND, RATED, SOLVE, Card, Effort, Entry, Key, Rating
from kata.practice.puzzle import score, size_of
from kata.practice.rating import SOLUTION, rating_of, reason_of
from kata.practice.schedule import cards_of, day_text
from kata.practice.technique import technique_of, untried
from kata.problem.catalog import by_number
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.watch.why.explain import explained

NOTHING = "No hint yet: no input has failed."
judged: dict[str, Verdict] = {}  # {source: its verdict}, of the last one


def hint(solution: Solution, cases: Cases, asked: Asked, send: Send) -> None:
    """Send the next hint; one without a name says that there is none yet, and does not count."""
    number, verdict, text = min(asked["number"], len(HINTS) - 1), None, ""
    one = HINTS[number]
    if one.needs_failure or (number and solution.tree.body):  # the topic needs no verdict
        verdict = _verdict(solution, cases)
    if not one.needs_failure or (verdict and not verdict.accepted):
        lines = one.lines(Hinted(solution, verdict))
        text = "\n".join(line.plain.removeprefix("  ").rstrip() for line in lines)
    left = len(HINTS) - 1 - number
    send("hint", {"name": one.name if text else "", "text": text or NOTHING, "left": left})


def _verdict(solution: Solution, cases: Cases) -> Verdict:
    """Return the verdict on a source, explained; several hints are about the same one."""
    if solution.source not in judged:
        judged.clear()
        verdict = judge(solution, cases)
        judged[solution.source] = verdict if verdict.accepted else explained(verdict)
    return judged[solution.source]


def solved(solution: Solution, _: Cases, asked: Asked, send: Send) -> None:
    """Rate an attempt that is over, unless it is the second on a day, or nothing was typed."""
    problem, entries, now = solution.problem, _own(asked).entries, _now(asked)
    effort = _effort(asked)
    before = _card(problem, entries)
    is_again = before and any(one.day == now.date() for one in before.attempts)
    if is_again or not effort.seconds:
        why = "Solved again today" if is_again else "Nothing was typed"
        back = f"; comes back {day_text(before.due, now.date())}" if before else ""
        _answer("solved", [], entries, f"{why}: it does not count{back}", send)
        return
    rating = rating_of(effort, SOLVE)
    like = technique_of(solution) if SOLUTION not in effort.hints else ""
    done = _entry(problem, DONE, now, **effort._asdict(), rating=rating, like=like)
    said = _rated(rating, reason_of(effort, SOLVE), problem, [*entries, done])
    tried = {one.like for one in before.attempts} if before else set()
    _answer("solved", [done], entries, f"{said}; {untried(solution, tried)}", send)


def hunted(solution: Solution, cases: Cases, asked: Asked, send: Send) -> None:
    """Rate the search for the mistake in a solution: an input breaks it, or one was shown."""
    problem, entries, now = solution.problem, _own(asked).entries, _now(asked)
    code = solution.source.strip()
    known = (one for one in problem.mistakes if one.without_words.strip() == code)
    if not (mistake := next(known, None)):
        return
    effort = _effort(asked)
    smallest, text = _verdict(solution, cases).refuted_by, asked["input"]
    least = size_of(smallest, problem) if smallest else 0
    size = size_of(typed(problem, text)[0], problem) if text else 0
    rating = rating_of(effort, FIND, is_large=size > least)
    about = {"kind": FIND, "mistake": mistake.path.stem, "size": size, "smallest": least}
    done = _entry(problem, DONE, now, **effort._asdict(), rating=rating, **about)
    said = _rated(rating, reason_of(effort, FIND), problem, [*entries, done], FIND)
    more = f"; the input {score(size, least)}" if size else ""
    _answer("solved", [done], entries, f"{said}{more}. {mistake.idea}", send, FIND)


def _effort(asked: Asked) -> Effort:
    """Return what an attempt took, as the page has counted it."""
    return Effort(**asked["attempt"])._replace(hints=tuple(asked["attempt"]["hints"]))


def rated(solution: Solution, _: Cases, asked: Asked, send: Send) -> None:
    """Change the rating of the last attempt; the log keeps both."""
    problem, entries, rating = solution.problem, _own(asked).entries, Rating(asked["rating"])
    kind = asked.get("kind", SOLVE)
    entry = _entry(problem, RATED, _now(asked), kind=kind, rating=rating)
    said = _rated(rating, "as you say", problem, [*entries, entry], kind)
    _answer("rated", [entry], entries, said, send, kind)


def _rated(
    rating: Rating, reason: str, problem: Problem, entries: list[Entry], kind: str = SOLVE
) -> str:
    """`Good: 14 min, no failing verdicts, no hints; comes back in 4 days, on Sat 28 November`."""
    card = _card(problem, entries, kind)
    if not card:
        raise KataError("There is no attempt to rate yet.")
    return f"{rating.capitalize()}: {reason}; comes back {day_text(card.due, entries[-1].day)}"


def _answer(
    what: str, new: list[Entry], entries: list[Entry], said: str, send: Send, kind: str = SOLVE
) -> None:
    line = "".join(line_of(entry).decode() for entry in new)
    send(what, {"line": line, "said": said, "states": _states([*entries, *new]), "kind": kind})


def states(asked: Asked, send: Send) -> None:
    """Send the state of each problem by the log and by `more`, the text of another log."""
    own = _own(asked)
    more = _read(asked.get("more", ""), asked.get("name", NAME))
    known = {*own.entries}
    new = [entry for entry in more.entries if entry not in known]
    lines = dict.fromkeys(filter(str.strip, asked["log"].split("\n")))
    lines |= {line_of(entry).decode(): None for entry in new}
    found = {
        "states": _states([*own.entries, *new]),
        "broken": own.broken + more.broken,
        "log": "".join(f"{line}\n" for line in lines),
        "new": len(new),
    }
    send("states", found)


def _states(entries: Iterable[Entry]) -> dict[str, dict[str, Any]]:
    """Return {slug: its state} for all problems with an attempt that is over."""
    return {card.slug: _state(card) for key, card in _cards(entries).items() if key.kind == SOLVE}


def _state(card: Card) -> dict[str, Any]:
    listed = by_number(card.key.problem)
    own = [one.day for one in card.attempts if SOLUTION not in one.hints]
    return {
        "due": card.due.isoformat(),
        "title": listed.title if listed else card.title,
        "last": card.last.day.isoformat(),
        "rating": card.last.rating,
        "attempts": len(card.attempts),
        "solved": own[0].isoformat() if own else "",
    }


def _cards(entries: Iterable[Entry]) -> dict[Key, Card]:
    """Return the cards, under the current slugs of LeetCode's problems."""
    some = sorted(entries, key=lambda entry: entry.when)
    listed = {one.number: by_number(one.number) for one in some if one.number}
    return cards_of(some, {number: one.slug.lower() for number, one in listed.items() if one})


def _card(problem: Problem, entries: Iterable[Entry], kind: str = SOLVE) -> Card | None:
    """Return the card of one problem, for which only its own entries are read."""
    own = [one for one in entries if problem.number == one.number or problem.slug == one.problem]
    return _cards(own).get(Key(kind, problem.number or problem.slug))


def _entry(problem: Problem, event: str, now: datetime, **more: Any) -> Entry:
    return Entry(now.isoformat(timespec="seconds"), problem.number, problem.slug, event, **more)


def _own(asked: Asked) -> Log:
    return _read(asked["log"], NAME)


def _read(text: str, name: str) -> Log:
    return read_lines(text.encode().split(b"\n"), name)


def _now(asked: Asked) -> datetime:
    return datetime.fromisoformat(asked["now"])


ACTIONS: dict[str, Action] = {"hint": hint, "solved": solved, "hunted": hunted, "rated": rated}
