"""Write the lists into the README files, between their markers: problems, reports, rooms ..."""

import re
from collections.abc import Iterable
from pathlib import Path

import kata
from kata import KataError
from kata.cases.case import SMALL
from kata.cases.reach import reach_of
from kata.commands.cli import Parser, require_checkout, warn
from kata.commands.reported import Reported, Row, linked, referring, reported_as
from kata.paths import ROOT, shown
from kata.problem.feedback import issue_of
from kata.problem.find import problems
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.markdown import table
from kata.show.shape import shape_of

OTHERS = "others"  # problems without a topic
FEW = 5  # reports that the first page shows
COLUMNS = "problem", "LeetCode", "shape", "small inputs", "solutions", "mistakes"


def main(words: list[str]) -> int:
    Parser("lists", description=__doc__).parse_args(words)
    require_checkout("fmt")
    texts, left_out = written(problems())
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    for problem, error in left_out.items():
        warn("lists", f"{problem.slug} is left out of the lists: {error}")
    return int(bool(left_out))


def written(problems: Iterable[Problem]) -> tuple[dict[Path, str], dict[Problem, KataError]]:
    """{README: its text with up-to-date lists}, and {problem: why it is in none of them}."""
    texts: dict[Path, str] = {}
    rows: dict[str, list[Row]] = {}  # by topic
    reported: list[Reported] = []
    left_out: dict[Problem, KataError] = {}
    for problem in problems:
        try:
            row = _row(problem)
            found = [reported_as(m, issue) for m in problem.mistakes if (issue := issue_of(m))]
            texts[problem.spec] = _filled(problem.spec, "solutions", _solutions(problem))
        except KataError as error:
            left_out[problem] = error
            continue
        rows.setdefault(problem.topic or OTHERS, []).append(row)
        reported += found
    written_out = [one for one in reported if one.row[3].startswith("`")]
    first: dict[str, Reported] = {}  # the shortest of each problem
    for one in sorted(written_out, key=lambda one: len("".join(one.row))):
        first.setdefault(one.row[0], one)
    shortest = [*first.values()][:FEW]
    for path, name, lines in (
        ("README.md", "reported", referring([one for one in reported if one in shortest])),
        ("problems/README.md", "problems", _by_topic(rows)),
        ("problems/README.md", "reported", linked(reported)),
        ("scripts/README.md", "rooms", table("room", "holds", rows=_rooms())),
    ):
        texts[ROOT / path] = _filled(ROOT / path, name, lines, texts.get(ROOT / path))
    return texts, left_out


def _by_topic(rows: dict[str, list[Row]]) -> list[str]:
    """A table below the name of each topic."""
    lines: list[str] = []
    for topic in sorted(rows, key=lambda name: (name == OTHERS, name)):
        lines += ["", f"### {topic.capitalize()}", "", *table(*COLUMNS, rows=rows[topic])]
    return lines[1:]


def _row(problem: Problem) -> Row:
    """A problem's shape, how many small inputs there are, its solutions and mistakes."""
    slug = problem.slug
    small = reach_of(problem).groups.get(SMALL)
    inputs = f"{small.cases:,}: {small.name}" if small else "0"
    links = ", ".join(f"[{s.name}]({slug}/solutions/{s.path.name})" for s in problem.solutions)
    cells = f"[{problem.title}]({slug}/README.md)", problem.number, shape_of(problem)
    return *cells, inputs, links, str(len(problem.mistakes))


def _rooms() -> list[Row]:
    """(room, what it holds) of each room in the engine's map."""
    rooms = (kata.__doc__ or "").partition("The rooms")[2]
    return re.findall(r"^  (\w+) +(.*)$", rooms, re.MULTILINE)


def _solutions(problem: Problem) -> list[str]:
    """A row per solution, with links that work from the problem's folder."""
    rows: list[Row] = []
    for solution in problem.solutions:
        stated = (_stated(solution, kind) for kind in ("Time", "Space"))
        rows.append((f"[{solution.name}](solutions/{solution.path.name})", solution.idea, *stated))
    return table("solution", "idea", "time", "space", rows=rows)


def _stated(solution: Solution, kind: str) -> str:
    """Its time or space, or a question mark, which fails the test of its folder."""
    try:
        return solution.complexity(kind)
    except KataError:
        return "?"


def _filled(path: Path, name: str, lines: Iterable[str], text: str | None = None) -> str:
    """The text of a README, by default as it is, with the list of that name in its place."""
    if text is None:
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
    between = re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end -->)", re.DOTALL)
    if not between.search(text):
        raise KataError(
            f"{shown(path)}: no place for the list; add <!-- {name} --> and <!-- end -->"
        )
    return between.sub(lambda _: "\n".join(["", *lines, "", ""]), text, count=1)
