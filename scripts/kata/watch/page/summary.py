"""What the page of a problem says for the index and the gallery, which read it from the page."""

import json
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from kata.cases.model import EXAMPLES, SMALL, Case
from kata.data import from_data
from kata.judge.model import Verdict
from kata.problem.catalog import by_slug
from kata.problem.folder import Problem
from kata.problem.lists import lists_of
from kata.problem.solution import Issue, issue_of
from kata.text import text_of
from kata.watch.page.cases import calls_of, input_in_short, items_in, shown_case
from kata.watch.page.plan import Plan
from kata.watch.steps.model import EncodedValue
from kata.watch.steps.recording import drawn

ANSWER = 40  # characters of an answer on a card
MOST_ITEMS = 100  # items in a picture


@dataclass(frozen=True)
class Refuted:
    """A mistake, the address of what refutes it, and where LeetCode was told of it."""

    idea: str
    link: str  # within the page of its problem
    issue: Issue | None
    find: str  # its code, as the address of the editor holds it; of what LeetCode was told of


@dataclass(frozen=True)
class PageSummary:
    """A problem in the index and the gallery."""

    slug: str
    title: str
    number: str
    topic: str
    difficulty: str
    domain: str  # what solutions are judged on
    lists: list[str]
    techniques: list[str]
    refuted: list[Refuted]  # first what LeetCode was told of
    example: str
    picture: EncodedValue | None  # of a value in an example; None where there is nothing to draw
    strings: bool  # whether a list of strings is a board


def entries_in(folder: Path) -> list[PageSummary]:
    """Return what the full pages in a folder say, by topic."""
    found = []
    for path in folder.glob("*.html"):
        with suppress(ValueError):  # it is no page, or one from an earlier version
            text = re.search(r'id="entry">(.*?)</script>', path.read_text(encoding="utf-8"))
            entry = from_data(PageSummary, json.loads(text[1] if text else ""))
            if entry.slug == path.stem:
                found.append(entry)
    return sorted(found, key=by_topic)


def by_topic(one: PageSummary | Problem) -> tuple[bool, str, str]:
    """Return the order of problems: by topic, then by name; those without a topic are the last."""
    return not one.topic, one.topic, one.slug


def entry_of(plan: Plan) -> PageSummary:
    problem, cases = plan.problem, plan.all_cases
    small, examples = cases.in_group(SMALL), [cases[i] for i in cases.in_group(EXAMPLES)]
    more = "" if problem.rules.is_whole_domain else ", and on larger ones"
    mistakes = [one for one in plan.verdicts if one.failure and one.solution.is_mistake]
    listed = by_slug(problem.slug)
    return PageSummary(
        slug=problem.slug,
        title=problem.title,
        number=problem.number,
        topic=problem.topic,
        difficulty=listed.difficulty if listed else "",
        domain=f"{cases[small[0]].name} ({len(small):,}){more}" if small else "the examples",
        lists=lists_of(problem.number),
        techniques=[solution.name.replace("_", " ") for solution in problem.solutions],
        refuted=sorted((_refuted(v, plan) for v in mistakes), key=lambda one: not one.issue),
        example=f"{input_in_short(problem, examples[0])} → {shortened(examples[0].expected)}",
        picture=_picture(problem, examples),
        strings=problem.rules.draws_strings,
    )


def _refuted(verdict: Verdict, plan: Plan) -> Refuted:
    mistake, case = verdict.solution, plan.fails_on(verdict)
    names = {"left": mistake, "right": plan.siblings.get(mistake, mistake)}
    fields = {side: plan.names[solution] for side, solution in names.items()}
    link = f"#{urlencode(fields | ({'case': str(case)} if case else {}), safe='/')}"
    issue = issue_of(mistake)
    find = packed(f"{mistake.without_words}\n") if issue and verdict.refuted_by else ""
    return Refuted(mistake.idea, link, issue, find)


def packed(code: str) -> str:
    """The code as it stands in an address, after `#find=`: the editor's drafts.mjs unpacks it."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return urlsafe_b64encode(packer.compress(code.encode()) + packer.flush()).decode().rstrip("=")


def shortened(answer: Any) -> str:
    text = text_of(answer, 0)
    return text if len(text) <= ANSWER else f"{text[:ANSWER]} …"


def _picture(problem: Problem, examples: list[Case]) -> EncodedValue | None:
    """Of the values that fit, the one with most to see."""
    values = [value for case in examples for value in _values(problem, case)]
    return max(
        (value for value in values if 0 < items_in(value) <= MOST_ITEMS), key=items_in, default=None
    )


def _values(problem: Problem, case: Case) -> Iterator[EncodedValue]:
    """Yield what can be drawn of a case: the answer rather than the input."""
    if problem.signature.plays:
        if scene := problem.rules.scene:
            yield drawn(scene("calls", calls_of(case)))
    else:
        shown = shown_case(problem, case)
        yield from (shown.expected, *shown.input.values())
