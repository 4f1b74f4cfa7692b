"""The index of all pages, and what the page of a problem says for it."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kata.cases.model import EXAMPLES, SMALL, Case, Cases
from kata.data import from_data
from kata.judge.model import Word
from kata.problem.folder import Problem
from kata.problem.solution import Issue, issue_of
from kata.text import text_of
from kata.watch.page.cases import calls_of, input_in_short, shown_case
from kata.watch.page.model import NODE_KINDS
from kata.watch.page.render import rendered
from kata.watch.steps.model import Drawn
from kata.watch.steps.recording import drawn

STYLES = "page.css", "figures.css", "index.css"
OTHERS = "others"  # problems without a topic
MOST = 100  # items in a picture
ANSWER = 40  # characters of an answer


def index(folder: Path) -> str:
    """The HTML of the page that lists the full pages in a folder."""
    entries = []
    for path in sorted(folder.glob("*.html")):
        with suppress(ValueError):  # it is no page, or one from an earlier version
            found = re.search(r'id="entry">(.*?)</script>', path.read_text(encoding="utf-8"))
            entry = from_data(Entry, json.loads(found[1] if found else ""))
            if entry.slug == path.stem:
                entries.append(entry)
    topics: dict[str, list[Entry]] = {}
    for entry in sorted(entries, key=lambda entry: (not entry.topic, entry.topic)):
        topics.setdefault((entry.topic or OTHERS).capitalize(), []).append(entry)
    pictures = {e.slug: {"picture": e.picture, "strings": e.strings} for e in entries if e.picture}
    data = {"kinds": NODE_KINDS, "pictures": pictures}
    return rendered("index.html", STYLES, "index", topics=topics, data=data, refuted=Word.WRONG)


@dataclass(frozen=True)
class Refuted:
    """A mistake, and where LeetCode was told that it accepts it."""

    idea: str
    issue: Issue | None


@dataclass(frozen=True)
class Entry:
    """A problem in the index, which reads this from the page of the problem."""

    slug: str
    title: str
    number: str
    topic: str
    domain: str  # what solutions are judged on
    techniques: list[str]
    refuted: list[Refuted]  # first what LeetCode was told of
    example: str
    picture: Drawn | None  # of a value in an example; None where there is nothing to draw
    strings: bool  # whether a list of strings is a board


def entry_of(problem: Problem, cases: Cases) -> Entry:
    small, examples = cases.in_group(SMALL), [cases[i] for i in cases.in_group(EXAMPLES)]
    more = "" if problem.rules.is_whole_domain else ", and on larger ones"
    refuted = [Refuted(mistake.idea, issue_of(mistake)) for mistake in problem.mistakes]
    return Entry(
        slug=problem.slug,
        title=problem.title,
        number=problem.number,
        topic=problem.topic,
        domain=f"{cases[small[0]].name} ({len(small):,}){more}" if small else "the examples",
        techniques=[solution.name.replace("_", " ") for solution in problem.solutions],
        refuted=sorted(refuted, key=lambda one: not one.issue),
        example=f"{input_in_short(problem, examples[0])} → {text_of(examples[0].expected, ANSWER)}",
        picture=_picture(problem, examples),
        strings=problem.rules.draws_strings,
    )


def _picture(problem: Problem, examples: list[Case]) -> Drawn | None:
    """Of the values that fit, the one with most to see."""
    values = [value for case in examples for value in _values(problem, case)]
    return max((value for value in values if 0 < _size(value) <= MOST), key=_size, default=None)


def _values(problem: Problem, case: Case) -> Iterator[Drawn]:
    """What can be drawn of a case: the answer rather than the input."""
    if problem.signature.plays:
        if scene := problem.rules.scene:
            yield drawn(scene("calls", calls_of(case)))
    else:
        shown = shown_case(problem, case)
        yield from (shown.expected, *shown.input.values())


def _size(value: Drawn) -> int:
    """How many items it holds, inside lists and nodes."""
    seen: dict[int, int] = {}  # {number: items} of what can be reached from it
    waiting = [value.v]
    for one in waiting:  # the list grows as we read it
        match one:
            case ["@", int(number)] if number not in seen:
                items = value.h[number][2]
                seen[number] = len(items)
                waiting += [part for item in items for part in (item, *_parts(item))]
    return sum(seen.values())


def _parts(item: Any) -> list[Any]:
    """The key and the value of an item of a map or an object."""
    return item if isinstance(item, list) and len(item) == 2 and item[0] != "@" else []
