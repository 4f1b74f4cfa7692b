"""Judges what a class handed in: a table of students and problems, and each mistake once."""

import json
import os
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from kata import KataError
from kata.collect.collection import Collection
from kata.commands.cli import Status, console, progress, require_writable, say, status_of
from kata.data import to_data
from kata.judge.many import judged
from kata.judge.model import Verdict
from kata.show.classroom import as_html, classroom, table_lines
from kata.text import option
from kata.watch.why.explain import explained
from kata.wire.model import Limits


def judge_class(found: Collection, options: Namespace, limits: Limits) -> Status:
    """Print the table; or write it to a file, as the name of that ends."""
    if options.out:
        if options.out.suffix not in (".html", ".json"):
            raise KataError(f"{option('out', options.out)}: write a name ending in .html or .json")
        require_writable("out", options.out)
    if not found.solutions:
        raise KataError(f"{options.files[0]}: no solution of a problem here")
    top, screen = _top(options.files), console()
    results = judged(found.solutions, limits, explained, say, remember=True, fresh=options.fresh)
    verdicts: list[Verdict] = []
    with progress("judging", len(found.solutions), screen) as advance, closing(results):
        for verdict in results:
            verdicts.append(verdict)
            advance(len(verdicts))
    # A file that may be for another problem counts only if it is right.
    doubts = [v for v in verdicts if v.solution in found.doubtful and not v.accepted]
    sure = [v for v in verdicts if v not in doubts]
    unread = {path: found.reason(path) for path in found.files if not found.inside.get(path)}
    unread |= {v.solution.path: f"perhaps not for {v.solution.problem.slug}" for v in doubts}
    table = classroom(sure, unread, top)
    as_json = json.dumps(to_data(table), indent=2, ensure_ascii=False) + "\n"
    if options.out:
        text = as_html(table) if options.out.suffix == ".html" else as_json
        options.out.write_text(text, encoding="utf-8")
    if options.json:
        print(as_json, end="")
    else:
        screen.show(table_lines(table))
    status, broken = status_of(sure), any(fate.is_broken for fate in found.fates.values())
    return Status.UNJUDGED if broken and status == Status.DONE else status


def _top(texts: list[str]) -> Path:
    """The folder that holds those of the students."""
    fixed = [os.path.expanduser(text.partition("*")[0]) or "." for text in texts]  # noqa: PTH111
    fixed = [text if os.path.isdir(text) else os.path.dirname(text) or "." for text in fixed]  # noqa: PTH112, PTH120
    return Path(os.path.commonpath([os.path.abspath(text) for text in fixed]))  # noqa: PTH100
