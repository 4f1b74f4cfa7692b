"""Shows the verdicts on many files: a line each for a collection, a table for a class."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.text import Text

from kata import KataError
from kata.collect.files import SKIPPED
from kata.collect.model import Results
from kata.commands.chosen import files_named
from kata.commands.cli import Status, console
from kata.commands.verdicts import Rendering, Request
from kata.data import to_data
from kata.judge.model import Verdict, VerdictKind
from kata.show.classroom import Classroom, classroom, student_of, table_lines
from kata.show.collection import summary, verdict_line
from kata.show.markdown import annotations, forms, in_markdown
from kata.show.report import report, warning


class Summary(Rendering):
    """A line for each solution that is not accepted, then what became of all files."""

    def __init__(self, request: Request) -> None:
        super().__init__(request)
        options, count = self.options, f"{len(request.found.files):,} files"
        self.about = f"{files_named(options.files)}: no solution of a problem here in {count}"
        self.is_explained = bool(options.verbose or options.report or options.github)
        self.is_hinted = options.verbose and options.hints == "1"

    def lines(self, verdict: Verdict) -> Iterator[Text]:
        is_doubtful = verdict.solution in self.request.found.doubtful
        if verdict.accepted or verdict.kind == VerdictKind.NOT_JUDGED:  # the summary tells why not
            has_line = verdict.slow is not None
        else:
            has_line = not is_doubtful
        if has_line:
            yield report(verdict).append("\n") if self.options.verbose else verdict_line(verdict)

    def end(self, results: Results) -> None:
        screen = console(sys.stderr) if self.options.json else self.screen
        warned = {text.plain: text for v in results.verdicts for text in warning(v)}.values()
        lines = [*summary(results, self.options.verbose), *warned]
        screen.show(lines)
        if self.options.report:
            screen.show(forms(results.counted))
        if self.options.github:
            screen.show(annotations(results))
            with self.options.github.open("a", encoding="utf-8") as file:
                file.write(in_markdown(results, lines))

    def status(self, results: Results) -> Status:
        if not results.verdicts:
            raise KataError(self.about)
        return super().status(results)


class Table(Rendering):
    """What a class handed in, as a table of students and problems."""

    def __init__(self, request: Request) -> None:
        super().__init__(request)
        self.texts, self.table = self.options.files, Classroom()
        if not request.found.files:
            raise KataError(f"{files_named(self.texts)}: no file that may hold a solution")

    def add(self, verdict: Verdict) -> None:
        """Show nothing yet: the table needs all verdicts."""

    def end(self, results: Results) -> None:
        top = _top(self.texts)
        self.table = classroom(results, self.request.named, top, _students(self.texts, top))
        if self.options.json:
            print(json.dumps(to_data(self.table), indent=2, ensure_ascii=False))
        else:
            self.screen.show(table_lines(self.table))

    def status(self, results: Results) -> Status:
        status = super().status(results)
        is_unjudged = self.table.has_unjudged and status == Status.DONE
        return Status.UNJUDGED if is_unjudged else status


def _top(texts: list[str]) -> Path:
    """Return the folder that holds those of the students."""
    fixed = [os.path.expanduser(text.partition("*")[0]) or "." for text in texts]  # noqa: PTH111
    fixed = [text if os.path.isdir(text) else os.path.dirname(text) or "." for text in fixed]  # noqa: PTH112, PTH120
    return Path(os.path.commonpath([os.path.abspath(text) for text in fixed]))  # noqa: PTH100


def _students(texts: list[str], top: Path) -> Iterator[str]:
    """Yield the students with a folder, which may be empty."""
    for folder in (Path(os.path.abspath(os.path.expanduser(text))) for text in texts):  # noqa: PTH100, PTH111
        for one in folder.iterdir() if folder == top else [folder]:
            if one.is_dir() and one.name[0] != "." and one.name not in SKIPPED:
                yield student_of(one / "file", top)
