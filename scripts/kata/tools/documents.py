"""Writes the lists into the documents, between their markers: problems, reports, rooms."""

import re
import subprocess
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

import kata
from kata import KataError
from kata.judge.declared import is_slow
from kata.judge.pool import on_all_cores
from kata.paths import ROOT, shown
from kata.problem.catalog import by_slug
from kata.problem.folder import LAST, Problem
from kata.problem.lists import by_road, known_lists, problems_in, road
from kata.problem.solution import Solution
from kata.show.markdown import table
from kata.tools.case_counts import CASES, HEAD, fresh_row, written_rows
from kata.tools.glossary import terms_shown
from kata.tools.new import unfinished
from kata.tools.reported import (
    Kept,
    Row,
    kept_rows,
    reported_in,
    rows_and_references,
    rows_with_links,
    shortest,
)

PROBLEMS = "problem", "LeetCode", "difficulty", "adds", "solutions"
ACCEPTED = ROOT / "problems/ACCEPTED.md"
OTHERS = "others"  # problems without a topic

Found = TypeVar("Found")

Texts = dict[Path, str]  # {document: its text with up-to-date lists}
LeftOut = dict[Problem, KataError]  # {problem: why it is in none of them}


class ProblemRow(NamedTuple):
    """What the lists tell of a problem, and its own README with the list of its solutions."""

    row: Row
    spec: str


def readme_texts(problems: Iterable[Problem]) -> tuple[Texts, LeftOut]:
    """Return the documents with the lists of problems, of their solutions, and of rooms."""
    found, left_out = _from_each(_told_of, sorted(problems, key=by_road))
    rows: dict[str, list[Row]] = {}  # by topic
    for problem, told in found.items():
        rows.setdefault(problem.topic or OTHERS, []).append(told.row)
    texts = {problem.spec: told.spec for problem, told in found.items()}
    for path, name, lines in (
        ("problems/README.md", "lists", table("list", "here", "missing", rows=_list_rows())),
        ("problems/README.md", "problems", _by_topic(rows)),
        ("problems/GLOSSARY.md", "terms", terms_shown(found)),
        ("scripts/ENGINE.md", "rooms", table("room", "holds", rows=_rooms())),
    ):
        texts[ROOT / path] = _with_list(ROOT / path, name, lines, texts.get(ROOT / path))
    return texts, left_out


def report_texts(problems: Iterable[Problem]) -> tuple[Texts, LeftOut]:
    """Return the documents with the lists of reported mistakes, each with its smallest input."""
    found, left_out = _from_each(partial(reported_in, kept=kept_reports()), problems)
    reported = [one for some in found.values() for one in some]
    lists = {
        ROOT / "README.md": rows_and_references(shortest(reported)),
        ACCEPTED: rows_with_links(reported),
    }
    texts = {path: _with_list(path, "reported", lines) for path, lines in lists.items()}
    if site := site_of(_origin()):
        pages = f"[Watch all of them, and write your own, in the browser]({site})."
        readme = ROOT / "README.md"
        texts[readme] = _with_list(readme, "site", [pages], texts[readme])
    return texts, left_out


def case_texts(problems: Iterable[Problem]) -> tuple[Texts, LeftOut]:
    """Return the table of how many cases the problems have that have an answer()."""
    known = [problem for problem in problems if problem.has_answer]
    found, left_out = _from_each(partial(fresh_row, written_rows()), known)
    lines = ("\t".join(row) for row in (HEAD, *found.values()))
    return {CASES: "".join(f"{line}\n" for line in lines)}, left_out


def site_of(origin: str) -> str:
    """Return the address at which GitHub publishes the pages of a repository; or nothing."""
    found = re.search(r"github\.com[:/]([\w-]+)/([\w.-]+?)(?:\.git)?/?$", origin)
    if not found:
        return ""
    site, name = f"{found[1].lower()}.github.io", found[2]
    return f"https://{site}/" if name.lower() == site else f"https://{site}/{name}/"


def _origin() -> str:
    """Return the address that this checkout was cloned from; nothing if it has none."""
    command = ["git", "remote", "get-url", "origin"]
    try:
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:  # there is no git
        return ""
    return run.stdout.strip()


def kept_reports() -> dict[str, Kept]:
    """Return what the list of reported mistakes says now."""
    return kept_rows(ACCEPTED.read_text(encoding="utf-8") if ACCEPTED.is_file() else "")


def _from_each(
    find: Callable[[Problem], Found], problems: Iterable[Problem]
) -> tuple[dict[Problem, Found], LeftOut]:
    """Return what is found in each problem, on all cores, and why in some nothing is."""
    found: dict[Problem, Found] = {}
    left_out: LeftOut = {}
    for problem, result in on_all_cores(partial(_found_or_why, find), problems):
        if result is None or isinstance(result, str):
            left_out[problem] = KataError(result or "it ended the process that lists it")
        else:
            found[problem] = result
    return found, left_out


def _found_or_why(find: Callable[[Problem], Found], problem: Problem) -> Found | str:
    """Return what is found in a problem, or why nothing is."""
    if parts := unfinished(problem):
        return "; ".join(parts)
    try:
        return find(problem)
    except KataError as error:
        return str(error)


def _told_of(problem: Problem) -> ProblemRow:
    spec = _with_list(problem.spec, "solutions", _solution_table(problem))
    return ProblemRow(_problem_row(problem), spec)


def _by_topic(rows: dict[str, list[Row]]) -> list[str]:
    """Links to the topics, and a table below the name of each."""
    links = [f"[{topic}](#{topic.replace(' ', '-')}) ({len(rows[topic])})" for topic in rows]
    lines = [f"{', '.join(links)}."]
    for topic, some in rows.items():
        lines += ["", f"### {topic.capitalize()}", "", *table(*PROBLEMS, rows=some)]
    return lines


def _problem_row(problem: Problem) -> Row:
    """Return what one needs to choose a problem; its own README holds the rest."""
    listed = by_slug(problem.slug)
    return (
        f"[{problem.title}]({problem.slug}/README.md)",
        problem.number,
        listed.difficulty.lower() if listed else "",
        road().get(problem.topic, {}).get(problem.slug, ""),
        ", ".join(solution.name.replace("_", " ") for solution in problem.solutions),
    )


def _list_rows() -> list[Row]:
    """(list, how many of its problems are here, which are not) of each well-known list."""
    rows: list[Row] = []
    for name in known_lists():
        here, missing = problems_in(name)
        count = f"{len(here)} of {len(here) + len(missing)}"
        rows.append((name, count, ", ".join(missing) or "none"))
    return rows


def _rooms() -> list[Row]:
    """(room, what it holds) of each room in the engine's map."""
    rooms = (kata.__doc__ or "").partition("The rooms")[2]
    return re.findall(r"^  (\w+) +(.*)$", rooms, re.MULTILINE)


def _solution_table(problem: Problem) -> list[str]:
    """Return a row per solution, with links that work from the problem's folder.

    What comes to mind first and is too slow stands among the mistakes, and is listed all the same.
    """
    slow = [one for one in problem.mistakes if one.level and is_slow(one)]
    rows: list[Row] = []
    for solution in sorted([*slow, *problem.solutions], key=lambda one: one.level or LAST):
        stated = (_stated_complexity(solution, kind) for kind in ("Time", "Space"))
        link = f"[{solution.path.stem}]({solution.path.parent.name}/{solution.path.name})"
        note = ", too slow" * (solution in slow)
        rows.append((str(solution.level or ""), f"{link}{note}", solution.idea, *stated))
    return table("level", "solution", "idea", "time", "space", rows=rows)


def _stated_complexity(solution: Solution, kind: str) -> str:
    """Return its time or space, or a question mark, which fails the test of its folder."""
    try:
        return solution.complexity(kind)
    except KataError:
        return "?"


def _with_list(path: Path, name: str, lines: Iterable[str], text: str | None = None) -> str:
    """The text of a document, by default as it is, with the list of that name in its place."""
    if text is None:
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
    between = re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end -->)", re.DOTALL)
    if not between.search(text):
        raise KataError(
            f"{shown(path)}: no place for the list; add <!-- {name} --> and <!-- end -->"
        )
    return between.sub(lambda _: "\n".join(["", *lines, "", ""]), text, count=1)
