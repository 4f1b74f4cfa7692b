"""Write the lists into the README files, between their markers: problems, reports, rooms ..."""

import re
from collections.abc import Iterable
from pathlib import Path

import kata
from kata import KataError
from kata.cases.case import SMALL
from kata.cases.generate import cases_of
from kata.cases.reach import reach_of
from kata.commands.cli import Parser, warn
from kata.judge.earlier import remembered
from kata.judge.one import judge
from kata.paths import ROOT, shown
from kata.problem.find import problems
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.shape import shape_of
from kata.show.short import input_of, results_of
from kata.wire.limits import Limits

FEW = 9  # reports that the first page shows
COLUMNS = "problem", "LeetCode", "shape", "small inputs", "solutions", "mistakes"
REPORTS = "problem", "mistake", "report", "refuted by", "expected, actual"
FEEDBACK = "https://github.com/LeetCode-Feedback/LeetCode-Feedback/issues/"


def main(words: list[str]) -> int:
    Parser("lists", description=__doc__).parse_args(words)
    texts, left_out = written(problems())
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    for problem, error in left_out.items():
        warn("lists", f"{problem.slug} is left out of the lists: {error}")
    return int(bool(left_out))


Row = tuple[str, ...]


def written(problems: Iterable[Problem]) -> tuple[dict[Path, str], dict[Problem, KataError]]:
    """{README: its text with up-to-date lists}, and {problem: why it is in none of them}."""
    texts: dict[Path, str] = {}
    rows: list[Row] = []
    reported: list[tuple[Row, Row]] = []
    left_out: dict[Problem, KataError] = {}
    for problem in problems:
        try:
            row = _row(problem)
            found = [_reported(m) for m in problem.mistakes if m.declared("REPORTED", "")]
            texts[problem.spec] = _filled(problem.spec, "solutions", _solutions(problem))
        except KataError as error:
            left_out[problem] = error
            continue
        rows.append(row)
        reported += found
    written_out = [one for one in reported if not one[0][3].startswith("case")]
    shortest = sorted(written_out, key=lambda found: len("".join(found[0])))[:FEW]
    for path, name, lines in (
        ("README.md", "reported", _reports([one for one in reported if one in shortest])),
        ("problems/README.md", "problems", _table(*COLUMNS, rows=rows)),
        ("problems/README.md", "reported", _reports(reported, "problems/")),
        ("scripts/README.md", "rooms", _table("room", "holds", rows=_rooms())),
    ):
        texts[ROOT / path] = _filled(ROOT / path, name, lines, texts.get(ROOT / path))
    return texts, left_out


def _reports(reported: list[tuple[Row, Row]], folder: str = "") -> list[str]:
    """A row per report, and the targets of its links, for a README in that folder."""
    cells, links = [row for row, _ in reported], [line for _, lines in reported for line in lines]
    return [*_table(*REPORTS, rows=cells), "", *(line.replace(f" {folder}", " ") for line in links)]


def _row(problem: Problem) -> Row:
    """A problem's shape, how many small inputs there are, its solutions and mistakes."""
    slug = problem.slug
    small = reach_of(problem).groups.get(SMALL)
    inputs = f"{small.cases:,}: {small.name}" if small else "0"
    links = ", ".join(f"[{s.name}]({slug}/solutions/{s.path.name})" for s in problem.solutions)
    cells = f"[{problem.title}]({slug}/README.md)", problem.number, shape_of(problem)
    return *cells, inputs, links, str(len(problem.mistakes))


def _reported(mistake: Solution) -> tuple[Row, Row]:
    """The row of a mistake that LeetCode reportedly accepted, and the targets of its links."""
    problem = mistake.problem
    limits = Limits()
    verdict = remembered(mistake, limits, lambda: judge(mistake, cases_of(problem), limits))
    if not verdict.failure or not verdict.refuted_by:
        raise KataError(f"{mistake}: REPORTED, but no input refutes it; add one that does")
    issue = re.fullmatch(r"LeetCode-Feedback #(\d+)", mistake.declared("REPORTED", ""))
    if not issue:
        raise KataError(f'{mistake}: write the report as in REPORTED = "LeetCode-Feedback #1036"')
    number, year = issue[1], re.search(r"accepted in (\d+)", mistake.docstring)
    what = mistake.docstring.split("\n")[0].partition(". ")[0].rstrip(".")
    report = f"[#{number}]" + (f" ({year[1]})" if year else "")
    case = verdict.refuted_by
    values = input_of(problem, case), results_of(verdict.failure, case)
    links = (
        f"[{number}]: {mistake.path.relative_to(ROOT).as_posix()}",
        f"[#{number}]: {FEEDBACK}{number}",
    )
    return (problem.title, f"[{what}][{number}]", report, *values), links


def _rooms() -> list[Row]:
    """(room, what it holds) of each room in the engine's map."""
    rooms = (kata.__doc__ or "").partition("The rooms")[2]
    return re.findall(r"^  (\w+) +(.*)$", rooms, re.MULTILINE)


def _solutions(problem: Problem) -> list[str]:
    """A row per solution, with links that work from the problem's folder."""
    rows: list[Row] = []
    for solution in problem.solutions:
        idea = solution.docstring.split("\n")[0].rstrip(".")
        stated = (_stated(solution, kind) for kind in ("Time", "Space"))
        rows.append((f"[{solution.name}](solutions/{solution.path.name})", idea, *stated))
    return _table("solution", "idea", "time", "space", rows=rows)


def _stated(solution: Solution, kind: str) -> str:
    """Its time or space, or a question mark, which fails the test of its folder."""
    try:
        return solution.complexity(kind)
    except KataError:
        return "?"


def _table(*heads: str, rows: Iterable[Row]) -> list[str]:
    lines = [heads, ["---"] * len(heads), *rows]
    return [
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines
    ]


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
