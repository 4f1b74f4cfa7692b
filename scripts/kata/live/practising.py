"""Practising in a tab, by the rules of the terminal: hints, ratings, and what comes back when.

The page keeps the log: a request brings its text, and an answer says what is to be added to it.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from kata import KataError
from kata.cases.generate import typed
from kata.cases.model import Cases
from kata.collect.dates import HEAD, said_in
from kata.collect.names import NUMBER, Names
from kata.live.judging import Action, Asked
from kata.live.model import Exampled, GivenHint, LogRead, ProblemState, Rated, Solving, UnderWay
from kata.practice.examples import (
    Progress,
    Tried,
    given_away,
    hints,
    let_through,
    own_cases,
    parted,
    score,
    shown_case,
    summary,
    tried,
)
from kata.practice.hints import HINTS, Hint, Hinted
from kata.practice.history import Solved, digest_of, imported, known_digests
from kata.practice.log import NAME, Log, line_of, read_lines
from kata.practice.model import DONE, HINTED, RATED, Card, Entry, Rating
from kata.practice.rating import (
    SOLUTION,
    effort_of,
    examples_in,
    rating_of,
    reason_of,
    technique_of,
)
from kata.practice.schedule import cards_of, day_text, open_attempts
from kata.practice.typical import Mistakes, known_of
from kata.problem.catalog import by_number, by_slug
from kata.problem.folder import Problem
from kata.problem.solution import TO_KNOW, Solution

# What a hint about a failure tells stands beside the code anyway.
OFFERED = [one for one in HINTS if not one.needs_failure]


def attempt(solution: Solution, _: Cases, asked: Asked, *__: Any) -> UnderWay:
    """Return what the attempt under way has taken so far, with the hints that were given."""
    entries = _attempt(solution.problem, _own(asked).entries)
    given = {name for one in entries if one.event == HINTED for name in one.hints}
    shown = [_hint(one, solution) for one in OFFERED if one.name in given]
    return UnderWay(effort_of(entries).seconds, shown, examples_in(entries))


def hint(solution: Solution, _: Cases, asked: Asked, *__: Any) -> GivenHint:
    """Return the next hint."""
    return _hint(OFFERED[min(asked["number"], len(OFFERED) - 1)], solution)


def _hint(one: Hint, solution: Solution) -> GivenHint:
    lines = one.lines(Hinted(solution, None, is_written=bool(solution.tree.body)))
    text = "\n".join(line.plain.removeprefix("  ").rstrip() for line in lines)
    return GivenHint(one.name, text, one == OFFERED[-1])


def example(solution: Solution, cases: Cases, asked: Asked, *__: Any) -> Exampled:
    """Try an example; without one, return how many mistakes the earlier ones leave."""
    problem, known = solution.problem, known_of(solution.problem, cases)
    progress = Progress(known, asked["lines"])
    with Mistakes(problem, known, waits=False) as mistakes:
        progress.left -= mistakes.refuted_by_any(own_cases(problem, progress.lines))
        found = tried(problem, asked["line"], mistakes.refuted_by) if asked["line"] else Tried()
    progress.take(found)
    said = f"right: {score(progress, problem, found.refuted)}" if found.line else found.said
    over = [] if progress.left else [line.strip() for line in summary(problem, progress)]
    return Exampled(said, found.line, sorted(progress.left), len(known.least), over)


def needed(solution: Solution, cases: Cases, asked: Asked, *__: Any) -> list[str]:
    """Return what inputs would refute the mistakes that are left; or what is right for one."""
    problem, known = solution.problem, known_of(solution.problem, cases)
    if asked["wrong"]:
        return [shown_case(problem, typed(problem, parted(problem, asked["wrong"])[0])[0])]
    progress = Progress(replace(known, least={name: known.least[name] for name in asked["left"]}))
    found = given_away(problem, progress) if asked["all"] else hints(problem, progress)
    return [str(line).strip() for line in found]


def solved(solution: Solution, cases: Cases, asked: Asked, *__: Any) -> Rated:
    """Rate the attempt, as of when it was solved; the second on a day ends without a rating."""
    problem, entries = solution.problem, _own(asked).entries
    under_way, before = _attempt(problem, entries), _card(problem, entries)
    now = under_way[-1].when if under_way else _now(asked)
    is_again = before and any(one.day == now.date() for one in before.attempts)
    if is_again or not under_way:
        why = "Solved again today" if is_again else "No attempt was under way"
        back = f"; {_back(before, asked)}" if before else ""
        over = [_entry(problem, DONE, now)] if under_way else []
        return _answer(over, entries, f"{why}: it does not count{back}")
    effort = effort_of(under_way)
    rating = rating_of(effort)
    like = technique_of(solution) if SOLUTION not in effort.hints else ""
    done = _entry(problem, DONE, now, **effort._asdict(), rating=rating, like=like)
    card = _card(problem, [*entries, done])
    found = [_rated(rating, reason_of(effort), card, asked)]
    if lines := examples_in(under_way):
        found.append(let_through(problem, lines, known_of(problem, cases), waits=False))
    return _answer([done], entries, "; ".join(found), _untried(solution, card))


def rated(solution: Solution, _: Cases, asked: Asked, *__: Any) -> Rated:
    """Change the rating of the last attempt; the log keeps both."""
    problem, entries, rating = solution.problem, _own(asked).entries, Rating(asked["rating"])
    entry = _entry(problem, RATED, _now(asked), rating=rating)
    card = _card(problem, [*entries, entry])
    said = _rated(rating, "as you say", card, asked)
    return _answer([entry], entries, said, _untried(solution, card))


def _untried(solution: Solution, card: Card | None) -> list[str]:
    """Return a solution here that no attempt was like: first what one should know, or nothing."""
    like = {one.like for one in card.attempts} if card else set()
    rest = [one for one in solution.problem.solutions if one.name not in like]
    first = min(rest, key=lambda one: (abs(one.level - TO_KNOW), -one.level), default=None)
    return [first.name, first.title] if first else []


def _rated(rating: Rating, reason: str, card: Card | None, asked: Asked) -> str:
    """`Rated good: 14 min, no failing verdicts, no hints; comes back tomorrow`."""
    if not card:
        raise KataError("There is no attempt to rate yet.")
    return f"Rated {rating}: {reason}; {_back(card, asked)}"


def _back(card: Card, asked: Asked) -> str:
    return f"comes back {day_text(card.due, _now(asked).date())}"


def _answer(
    new: list[Entry], entries: list[Entry], said: str, untried: Iterable[str] = ()
) -> Rated:
    line = "".join(line_of(entry).decode() for entry in new)
    is_rated = any(entry.rating for entry in new)
    return Rated(line, said, is_rated, [*untried], _states([*entries, *new]))


def states(asked: Asked) -> LogRead:
    """Return the state of each problem by the log and by `more`, the text of another log."""
    own = _own(asked)
    more = _read(asked.get("more", ""), asked.get("name", NAME))
    known = {*own.entries}
    new = [entry for entry in more.entries if entry not in known]
    solved = [Solved(datetime.fromisoformat(at), *rest) for at, *rest in asked.get("solved", ())]
    new += imported(solved, own.entries, _now(asked))
    lines = dict.fromkeys(filter(str.strip, asked["log"].split("\n")))
    lines |= {line_of(entry).decode(): None for entry in new}
    log = "".join(f"{line}\n" for line in lines)
    return LogRead(_states([*own.entries, *new]), own.broken + more.broken, log, len(new))


def solves(asked: Asked) -> list[Solving]:
    """Return what files solve of the problems `slugs`, by their names and what they say, and when.

    What the log has of them is left out.
    """
    known, here = known_digests(_own(asked).entries), {*asked["slugs"]}
    names, found = Names([]), list[Solving]()
    for i, one in enumerate(asked["files"]):
        path, text = Path("/", one["path"]), one["text"]
        digest, said = digest_of(text), said_in(path.name, text)
        claims = names.claims(path, [text[:HEAD]])[:1]
        some = sorted(here & claims[0].slugs) if claims else []
        for slug in some:
            listed = by_slug(slug)
            key = listed.number if listed and listed.number else slug
            at = said.isoformat() if said else one["modified"]
            is_sure = len(some) == 1 and claims[0].firmness > NUMBER
            if (key, digest) not in known:
                found.append(Solving(i, slug, is_sure, [at, key, slug, digest]))
    return sorted(found, key=lambda one: one.slug)


def _states(entries: Iterable[Entry]) -> dict[str, ProblemState]:
    """Return {slug: its state} for all problems with an attempt that is over."""
    found = {}
    for card in _cards(entries).values():
        listed = by_number(card.key)
        own = [one.day for one in card.attempts if SOLUTION not in one.hints and not one.failures]
        found[card.slug] = ProblemState(
            due=card.due.isoformat(),
            title=listed.title if listed else card.title,
            last=card.last.day.isoformat(),
            rating=str(card.last.rating or ""),
            attempts=len(card.attempts),
            solved=own[0].isoformat() if own else "",
        )
    return found


def _cards(entries: Iterable[Entry]) -> dict[str, Card]:
    """Return the cards, under the current slugs of LeetCode's problems."""
    some = sorted(entries, key=lambda entry: entry.when)
    listed = {one.number: by_number(one.number) for one in some if one.number}
    return cards_of(some, {number: one.slug.lower() for number, one in listed.items() if one})


def _card(problem: Problem, entries: Iterable[Entry]) -> Card | None:
    """Return the card of one problem, for which few entries of others are read."""
    key = problem.number or problem.slug
    own = [one for one in entries if one.imported or key in (one.number, one.problem)]
    return _cards(own).get(key)


def _attempt(problem: Problem, entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries of the attempt under way; none if none is."""
    return open_attempts(entries).get(problem.number or problem.slug, [])


def _entry(problem: Problem, event: str, now: datetime, **more: Any) -> Entry:
    return Entry(now.isoformat(timespec="seconds"), problem.number, problem.slug, event, **more)


def _own(asked: Asked) -> Log:
    return _read(asked["log"], NAME)


def _read(text: str, name: str) -> Log:
    return read_lines(text.encode().split(b"\n"), name)


def _now(asked: Asked) -> datetime:
    return datetime.fromisoformat(asked["now"])


ACTIONS: dict[str, Action] = {"attempt": attempt, "hint": hint, "solved": solved, "rated": rated}
ACTIONS |= {"example": example, "needed": needed}
OF_ALL: dict[str, Callable[[Asked], Any]] = {"states": states, "solves": solves}
