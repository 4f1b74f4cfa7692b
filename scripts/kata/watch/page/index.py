"""The home page, made of the summaries in the pages of the problems, and all mistakes."""

import json
import re
import zlib
from base64 import urlsafe_b64encode
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.parse import quote

from kata.cases.inputs import inputs_of
from kata.cases.model import SMALL
from kata.data import from_data
from kata.judge.model import Verdict, VerdictKind
from kata.paths import KATA
from kata.problem.catalog import by_slug
from kata.problem.lookup import by_road, known_lists, lists_of
from kata.text import call
from kata.watch.page.cases import pictures_of
from kata.watch.page.model import NODE_KINDS, Issue, issue_of
from kata.watch.page.named import named
from kata.watch.page.plan import Plan
from kata.watch.page.render import highlighted, rendered, script

BOOKMARKLET = KATA / "bookmarklet.js"
OTHERS = "others"  # problems without a topic
PREFERRED = "two-sum", "wrong/adds_before_looking"  # the example, if its page is there
LONGEST = 400  # characters of code that is shown as an example


@dataclass(frozen=True)
class Refuted:
    """A mistake, and where LeetCode was told of it."""

    name: str  # on the page of its problem
    idea: str
    issue: Issue | None
    find: str  # its code, as the address of its page holds it; of what LeetCode was told of


@dataclass(frozen=True)
class Example:
    """A short mistake, and the smallest input that refutes it."""

    name: str  # on the page of its problem
    asks: str  # what the problem asks for
    code: str
    kind: VerdictKind
    pictures: dict[str, Any]  # as scripts read them


@dataclass(frozen=True)
class PageSummary:
    """A problem on the home page."""

    slug: str
    title: str
    number: str
    topic: str
    difficulty: str
    domain: str  # what solutions are judged on
    lists: list[str]
    patterns: list[str]
    techniques: list[str]
    refuted: list[Refuted]  # first what LeetCode was told of
    example: Example | None  # None where no mistake is short and can be drawn
    strings: bool  # whether a list of strings is a board


def entries_in(folder: Path) -> list[PageSummary]:
    """Return what the full pages in a folder say, in the order of the road."""
    found = []
    for path in folder.glob("*.html"):
        with suppress(ValueError):  # it is no page, or one from an earlier version
            text = re.search(r'id="entry">(.*?)</script>', path.read_text(encoding="utf-8"))
            entry = from_data(PageSummary, json.loads(text[1] if text else ""))
            if entry.slug == path.stem:
                found.append(entry)
    return sorted(found, key=by_road)


def entry_of(plan: Plan) -> PageSummary:
    problem, cases = plan.problem, plan.all_cases
    small = cases.in_group(SMALL)
    more = "" if inputs_of(problem).is_whole else ", and on larger ones"
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
        patterns=problem.patterns,
        techniques=[solution.name.replace("_", " ") for solution in problem.solutions],
        refuted=sorted((_refuted(one, plan) for one in mistakes), key=lambda one: not one.issue),
        example=_example(plan, mistakes),
        strings=problem.rules.draws_strings,
    )


def _refuted(verdict: Verdict, plan: Plan) -> Refuted:
    mistake, issue = verdict.solution, issue_of(verdict.solution)
    find = packed(f"{mistake.without_words}\n") if issue and verdict.refuted_by else ""
    return Refuted(plan.names[mistake], mistake.idea, issue, find)


def packed(code: str) -> str:
    """Return the code as it stands in an address, after `#write=`; drafts.mjs unpacks it."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return urlsafe_b64encode(packer.compress(code.encode()) + packer.flush()).decode().rstrip("=")


def _example(plan: Plan, verdicts: list[Verdict]) -> Example | None:
    """Return the shortest mistake whose results can be drawn, or the one that is preferred."""
    problem, paragraphs = plan.problem, plan.problem.text.split("\n\n")[1:]
    asks = next((text for text in paragraphs if not text.startswith("LeetCode ")), "")
    found = [
        (one, plan.names[one.solution], one.solution.without_words.strip()) for one in verdicts
    ]
    found.sort(key=lambda one: ((problem.slug, one[1]) != PREFERRED, len(one[2])))
    for one, name, code in found:
        if one.kind == VerdictKind.WRONG and len(code) <= LONGEST and (drawn := pictures_of(one)):
            return Example(name, " ".join(asks.split()), code, one.kind, named(drawn))
    return None


def index(entries: list[PageSummary]) -> str:
    """Return the HTML of the page that lists the full pages, in the order of the road."""
    topics = {name: [*some] for name, some in groupby(entries, lambda one: one.topic or OTHERS)}
    able = sorted((one for one in entries if one.example), key=lambda one: one.slug != PREFERRED[0])
    shown = next(iter(able or entries), None)
    example = shown and shown.example
    counts = Counter(name for entry in entries for name in entry.lists)
    data = {
        "slug": shown and shown.slug,  # of which the page has a judge
        "strings": bool(shown and shown.strings),
        "kinds": NODE_KINDS,
        "code": example.code if example else "",
        "pictures": example.pictures if example else {},
    }
    marked = re.sub(r"^//.*\n", "", BOOKMARKLET.read_text("utf-8"), flags=re.MULTILINE)
    return rendered(
        "index.html",
        topics=topics,
        first=call("page"),
        lists={name: count for name in known_lists() if (count := counts[name])},
        data=data,
        bookmarklet=f"javascript:{quote(marked)}",
        count=len(entries),
        begin=next(iter(entries), None),
        shown=shown,
        lines=highlighted(example.code) if example else [],
        accepted=sum(bool(one.find) for entry in entries for one in entry.refuted),
    )


def mistakes(entries: list[PageSummary]) -> str:
    """Return a script that hands the page all mistakes, by the slugs of their problems."""
    found = {entry.slug: entry.refuted for entry in entries}
    return f'dispatchEvent(new CustomEvent("mistakes", {{ detail: {script(found)} }}));\n'
