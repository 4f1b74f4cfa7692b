"""Writes the lists into the documents, between their markers: problems, terms, rooms."""

import re
from collections.abc import Callable, Iterable
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple, TypeVar

import kata
from kata import KataError
from kata.judge.measured import SLOW, TABLE, rows_in
from kata.paths import PROBLEMS as FOLDERS
from kata.paths import ROOT, shown
from kata.problem import catalog
from kata.problem.folder import Problem
from kata.problem.lookup import by_road, known_lists, pattern_page, problems_in, road
from kata.problem.solution import TO_KNOW, Solution
from kata.show.exported import table
from kata.tools.case_counts import HEAD, fresh_row
from kata.tools.new import unfinished
from kata.tools.patterns import pattern_texts
from kata.tools.readme import lists_of, questions_of
from kata.tools.refuted import HEAD as HEAD_OF_REFUTED
from kata.tools.refuted import REFUTED, refuted_rows
from kata.tools.slow_mistakes import HEAD as HEAD_OF_SLOW
from kata.tools.slow_mistakes import slow_rows

Row = tuple[str, ...]

PROBLEMS = "problem", "LeetCode", "difficulty", "adds", "solutions"
OTHERS = "others"  # problems without a topic
MOST = 3  # solutions that a term of the glossary links to

Found = TypeVar("Found")

Texts = dict[Path, str]  # {document: its text with up-to-date lists}
LeftOut = dict[Problem, KataError]  # {problem: why it is in none of them}


def readme_texts(problems: Iterable[Problem]) -> tuple[Texts, LeftOut]:
    """Return the documents with the lists of problems, of their solutions, and of rooms."""
    found, left_out = _from_each(_told_of, sorted(problems, key=by_road))
    rows: dict[str, list[Row]] = {}  # by topic
    for problem, (row, _) in found.items():
        rows.setdefault(problem.topic or OTHERS, []).append(row)
    texts = {problem.spec: spec for problem, (_, spec) in found.items()}
    lists: list[Row] = []
    for name in known_lists():
        here, missing = problems_in(name)
        count = f"{len(here)} of {len(here) + len(missing)}"
        lists.append((name, count, ", ".join(missing) or "none"))
    map_of_rooms = (kata.__doc__ or "").partition("The rooms")[2]
    rooms = re.findall(r"^  (\w+) +(.*)$", map_of_rooms, re.MULTILINE)
    for path, name, lines in (
        ("problems/README.md", "lists", table("list", "here", "missing", rows=lists)),
        ("problems/README.md", "problems", _by_topic(rows)),
        ("problems/GLOSSARY.md", "terms", terms_shown(found)),
        ("scripts/ENGINE.md", "rooms", table("room", "holds", rows=rooms)),
    ):
        texts[ROOT / path] = _with_list(ROOT / path, name, lines, texts.get(ROOT / path))
    return texts | pattern_texts(), left_out


def case_texts(problems: Iterable[Problem]) -> tuple[Texts, LeftOut]:
    """Return the table of how many cases the problems have that have an answer()."""
    known = [problem for problem in problems if problem.has_answer]
    found, left_out = _from_each(partial(fresh_row, rows_in(TABLE)), known)
    return {TABLE: "".join(f"{row}\n" for row in (HEAD, *found.values()))}, left_out


def refuted_texts(problems: Iterable[Problem]) -> tuple[Texts, LeftOut]:
    """Return the table of the smallest inputs that refute the mistakes."""
    found, left_out = _from_each(refuted_rows, problems)
    return {REFUTED: HEAD_OF_REFUTED + "".join(chain(*found.values()))}, left_out


def slow_texts(problems: Iterable[Problem]) -> tuple[Texts, LeftOut]:
    """Return the table of the mistakes that are too slow."""
    found, left_out = _from_each(slow_rows, problems)
    return {SLOW: HEAD_OF_SLOW + "".join(chain(*found.values()))}, left_out


def _from_each(
    find: Callable[[Problem], Found], problems: Iterable[Problem]
) -> tuple[dict[Problem, Found], LeftOut]:
    """Return what is found in each problem, and why in some nothing is."""
    found: dict[Problem, Found] = {}
    left_out: LeftOut = {}
    for problem in problems:
        if parts := unfinished(problem):
            left_out[problem] = KataError("; ".join(parts))
            continue
        try:
            found[problem] = find(problem)
        except KataError as error:
            left_out[problem] = error
    return found, left_out


def _by_topic(rows: dict[str, list[Row]]) -> list[str]:
    """Links to the topics, and a table below the name of each."""
    links = [f"[{topic}](#{topic.replace(' ', '-')}) ({len(rows[topic])})" for topic in rows]
    lines = [f"{', '.join(links)}."]
    for topic, some in rows.items():
        lines += ["", f"### {topic.capitalize()}", "", *_read_first(topic)]
        lines += table(*PROBLEMS, rows=some)
    return lines


def _read_first(topic: str) -> list[str]:
    """Return which pages explain the pattern of a topic, and what else, before which problem."""
    slugs = [*road().get(topic, ())]
    homes = {topic: slugs[0]} if slugs else {}
    for term in terms():
        slug = term.home.partition("/")[0]
        if slug in slugs and term.name not in road() and pattern_page(term.name):
            homes[term.name] = slug
    parts = []
    for name, slug in sorted(homes.items(), key=lambda one: (slugs.index(one[1]), one[0])):
        when = f"before {Problem(FOLDERS[0] / slug).title}, " if slug != slugs[0] else ""
        if page := pattern_page(name):
            parts.append(f"{when}[{name}](patterns/{page.name})")
    return [f"Read first: {'; '.join(parts)}.", ""] if parts else []


def _told_of(problem: Problem) -> tuple[Row, str]:
    """Return what one needs to choose a problem, and its README with the list of its solutions."""
    listed = catalog.by_slug(problem.slug)
    row = (
        f"[{problem.title}]({problem.slug}/README.md)",
        problem.number,
        listed.difficulty.lower() if listed else "",
        road().get(problem.topic, {}).get(problem.slug, ""),
        ", ".join(solution.name.replace("_", " ") for solution in problem.solutions),
    )
    text = problem.text
    for name, lines in ("questions", questions_of(problem)), ("solutions", lists_of(problem)):
        if name == "solutions" or f"<!-- {name} -->" in text:  # which an older spec lacks
            text = _with_list(problem.spec, name, lines, text)
    return row, text


class Term(NamedTuple):
    """What the field calls a technique, and what that means in one sentence."""

    name: str
    spellings: tuple[str, ...]  # others than the name
    is_pattern: bool  # whether specs state it
    home: str  # the solution to read first, as in `two-sum/hash_map`; no problem before it needs it
    meaning: str

    def occurs_in(self, text: str) -> bool:
        """Tell whether a text names it, in whatever spelling, and not only within a longer name."""
        longer, names = _names(self)
        return any(found not in longer for found in names.findall(text.lower()))


@cache
def _names(term: Term) -> tuple[set[str], re.Pattern[str]]:
    """The longer names that its own is a part of; a pattern of these and of its own, as words."""
    own = [term.name.lower(), *map(str.lower, term.spellings)]
    longer = {name for one in terms() if own[0] in (name := one.name.lower()) and name != own[0]}
    return longer, re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, [*longer, *own]))})(?!\w)")


@cache
def terms() -> list[Term]:
    """Return all terms, related ones together."""
    return [
        Term(name, tuple(filter(None, also.split(","))), mark == "P", home, meaning)
        for name, also, mark, home, meaning in catalog.rows_in("terms.tsv")
    ]


def terms_shown(problems: Iterable[Problem]) -> list[str]:
    """Return a line for each term, with links to the first of the solutions that show it best."""
    solutions = [solution for problem in problems for solution in problem.solutions]
    return [_term_line(one, solutions) for one in sorted(terms(), key=lambda one: one.name.lower())]


def _rank(term: Term, idea: str) -> int:
    """Return how far a solution is from being about a term, by what its idea begins with."""
    parts = idea.split()[: len(term.name.split())], idea.split(":")[:1], [idea]
    return next((i for i, some in enumerate(parts) if term.occurs_in(" ".join(some))), len(parts))


def _term_line(term: Term, solutions: list[Solution]) -> str:
    """Return what a term means, its home, and where else its solutions lie, one in a problem."""
    named = [one for one in solutions if term.occurs_in(one.docstring)]
    ranked = sorted(
        named or [one for one in solutions if term.name in one.problem.patterns],
        key=lambda one: (_rank(term, one.idea), abs(one.level - TO_KNOW)),
    )
    home = [one for one in solutions if f"{one.problem.slug}/{one.name}" == term.home]
    ranked = [*dict.fromkeys(home + ranked)]
    best = {one.problem: one for one in reversed(ranked)}  # of each problem, the first
    shown = [one for one in ranked if best[one.problem] is one][:MOST]
    links = ", ".join(
        f"[{one.problem.title}: {one.name}]({one.problem.slug}/solutions/{one.path.name})"
        for one in shown
    )
    page = pattern_page(term.name)
    name = f"[{term.name}](patterns/{page.name})" if page else term.name
    return f"- **{name}**: {term.meaning} {links}".rstrip()


def _with_list(path: Path, name: str, lines: Iterable[str], text: str | None = None) -> str:
    """The text of a document, by default as it is, with the list of that name in its place."""
    if text is None:
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
    between = re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end -->)", re.DOTALL)
    if not between.search(text):
        raise KataError(f"{shown(path)}: no place for a list; add <!-- {name} --> and <!-- end -->")
    return between.sub(lambda _: "\n".join(["", *lines, "", ""]), text, count=1)
