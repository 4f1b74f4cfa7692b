"""The process behind `check`: reads what to judge as JSON, judges it, and prints the report."""

import io
import json
import signal
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.text import Text

from kata import KataError
from kata.collect.submissions import collected
from kata.commands.chosen import readable_problems
from kata.commands.options import add_folder
from kata.commands.verdicts import explained
from kata.judge.batch import Terms, cases_kept
from kata.judge.model import VerdictKind
from kata.judge.points import points_of
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution, parsed
from kata.show.headline import headline, warning
from kata.show.report import details
from kata.text import clean, one_line
from kata.wire.model import OTHER_CELLS

PAGE = '<pre style="line-height: normal">{code}</pre>'


def main() -> None:
    """Reply to the request on standard input; an error is a reply, too."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # whoever started us may ignore or block some
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    try:
        reply = _reply(**json.load(sys.stdin.buffer))
    except (KataError, OSError) as error:
        reply = {"error": clean(one_line(error))}
    print(json.dumps(reply))


def _reply(points: bool, problems: str, **place: Any) -> dict[str, Any]:
    """Return the fields of the verdict on what stands at a place."""
    add_folder(problems)
    with TemporaryDirectory() as folder:
        solution = _solution(Path(folder), **place)
    verdict = Terms(explain=explained, remembers=True).verdict_on(solution)
    if verdict.failure and verdict.kind == VerdictKind.NOT_JUDGED:
        raise KataError(f"{solution}: not judged: {verdict.failure.message}")
    report = Text("\n").join([headline(verdict), *warning(verdict), *details(verdict)])
    drawn = Console(record=True, file=io.StringIO(), highlight=False, color_system="truecolor")
    drawn.print(report, soft_wrap=True)
    return {
        "verdict": verdict.kind.value,
        "report": report.plain,
        "html": drawn.export_html(inline_styles=True, code_format=PAGE),
        "points": points_of(verdict, cases_kept(solution.problem)) if points else {},
    }


def _solution(
    folder: Path, name: str, problem: str, line: int, path: str = "", cells: tuple[str, ...] = ()
) -> Solution:
    """Return what starts at a line of a file, or of the last cell that was run."""
    known = [find_problem(problem)] if problem else readable_problems("check")
    above = sum(cell.count("\n") + 1 for cell in cells[:-1])
    if cells:
        path = str(folder / "cells.ipynb")
        made = [{"cell_type": "code", "source": cell} for cell in cells]
        Path(path).write_text(json.dumps({"cells": made}))
    try:
        found = collected([f"{path}:{line + above}"], known, bool(problem))
    except KataError:  # nothing fits there
        asked = known[0].signature
        what = f"the class {asked.name}" if asked.plays else f"{asked.name}, or {asked.main}()"
        fix = "give it those of LeetCode, or pass its problem, as in check(twoSum, 'two-sum')"
        unknown = f"its names and parameters are those of no problem here; {fix}"
        why = f"{known[0].slug} asks for {what}" if problem else unknown
        raise KataError(f"{name}: {why}") from None
    if not found.solutions:
        raise KataError(f"{name}: {found.reason(*found.files)}")
    solution, *others = found.solutions
    if others or found.doubtful:
        slugs = [one.problem.slug for one in found.solutions]
        fix = f"pass its problem, as in check({name}, {slugs[0]!r})"
        guess = f"by its names, it may be for {' or '.join(slugs)}, but that is not certain"
        raise KataError(f"{name}: {guess}; {fix}")
    if not cells:
        return solution
    lines = solution.part.split("\n")
    own, below = "\n".join(lines[above:]), "\n".join(lines[:above]).strip("\n")
    part = f"{own}\n{OTHER_CELLS}\n{below}" if parsed(below).body else own
    return replace(solution, path=Path(name), line=0, part=part)
