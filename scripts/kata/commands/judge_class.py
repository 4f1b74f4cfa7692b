"""Judges what a class handed in: a table of students and problems."""

import json
import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from kata import KataError
from kata.collect.collection import Collection
from kata.collect.files import SKIPPED
from kata.commands.chosen import files_named
from kata.commands.cli import Status, console, progress, say, status_of
from kata.data import to_data
from kata.judge.many import judged
from kata.judge.model import Verdict
from kata.problem.find import find_problem
from kata.show.classroom import classroom, student_of, table_lines
from kata.watch.why.explain import explained
from kata.wire.model import Limits


def judge_class(found: Collection, options: Namespace, limits: Limits) -> Status:
    """Print the table."""
    if not found.files:
        raise KataError(f"{files_named(options.files)}: no file that may hold a solution")
    top, screen = _top(options.files), console()
    results = judged(found.solutions, limits, explained, say, remember=True, fresh=options.fresh)
    verdicts: list[Verdict] = []
    interrupted = False
    try:
        with progress("judging", len(found.solutions), screen) as advance, closing(results):
            for verdict in results:
                verdicts.append(verdict)
                advance(len(verdicts))
    except KeyboardInterrupt:
        interrupted = True
    named = find_problem(options.problem).slug if options.problem else ""
    table = classroom(verdicts, found, named, top, _students(options.files, top))
    if options.json:
        print(json.dumps(to_data(table), indent=2, ensure_ascii=False))
    else:
        screen.show(table_lines(table))
    if interrupted:
        say(f"interrupted: {len(verdicts):,} of {len(found.solutions):,} were judged")
        return Status.INTERRUPTED
    # A solution that may be for another problem counts only if it is right.
    status = status_of(v for v in verdicts if v.accepted or v.solution not in found.doubtful)
    is_broken = any(fate.is_broken for fate in found.fates.values())
    is_unjudged = is_broken or table.has_unjudged
    return Status.UNJUDGED if is_unjudged and status == Status.DONE else status


def _top(texts: list[str]) -> Path:
    """The folder that holds those of the students."""
    fixed = [os.path.expanduser(text.partition("*")[0]) or "." for text in texts]  # noqa: PTH111
    fixed = [text if os.path.isdir(text) else os.path.dirname(text) or "." for text in fixed]  # noqa: PTH112, PTH120
    return Path(os.path.commonpath([os.path.abspath(text) for text in fixed]))  # noqa: PTH100


def _students(texts: list[str], top: Path) -> Iterator[str]:
    """The students with a folder, which may be empty."""
    for folder in (Path(os.path.abspath(os.path.expanduser(text))) for text in texts):  # noqa: PTH100, PTH111
        for one in folder.iterdir() if folder == top else [folder]:
            if one.is_dir() and one.name[0] != "." and one.name not in SKIPPED:
                yield student_of(one / "file", top)
