"""A class in a table: who solved what, and what each mistake fails on."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from kata.collect.model import Collection, FileStatus, Results
from kata.collect.problem_names import label
from kata.judge.model import Sentence, Verdict, VerdictKind
from kata.paths import shown
from kata.show.collection import reason_in_line
from kata.show.told import as_sentence, sentence_lines
from kata.show.values import refutation
from kata.text import clean

SHORT_VALUE = 120  # characters of a value
OTHERS = "other files"


@dataclass(frozen=True)
class Submission:
    """One file that a student handed in."""

    file: str
    verdict: VerdictKind
    why: str = ""  # why that is no verdict on a solution: the file does not load, for example
    input: str = ""  # the smallest that was found on which it fails
    expected: str = ""  # empty if nothing came out
    actual: str = ""  # or what went wrong
    explained: tuple[Sentence, ...] = ()

    @property
    def kind(self) -> VerdictKind:
        return VerdictKind.NOT_JUDGED if self.why else self.verdict


@dataclass
class Classroom:
    """The table: {student: {problem: what was handed in}}.

    What is not recognizably for any of the problems is under OTHERS.
    """

    problems: list[str] = field(default_factory=list)
    students: dict[str, dict[str, list[Submission]]] = field(default_factory=dict)
    unread: dict[str, str] = field(default_factory=dict)  # {file without a verdict: why}

    @property
    def columns(self) -> list[str]:
        return self.problems + [OTHERS] * any(OTHERS in row for row in self.students.values())

    @property
    def has_unjudged(self) -> bool:
        """True if anything was handed in on which there is no verdict."""
        rows = self.students.values()
        return any(one.why for row in rows for some in row.values() for one in some)


def classroom(results: Results, named: str, top: Path, students: Iterable[str]) -> Classroom:
    """Return the table of a class; a student is a folder in `top`, also one without any solution.

    `named` is the problem that all were to solve, if one was named.
    """
    found = results.found
    table: dict[str, dict[str, list[Submission]]] = {name: {} for name in students}
    unread: dict[str, str] = {}

    def add(path: Path, column: str, one: Submission) -> None:
        table.setdefault(student_of(path, top), {}).setdefault(column, []).append(one)

    verdicts = results.counted + results.doubts
    for verdict in verdicts:
        one = _submission(verdict, _why_unread(verdict, found))
        add(verdict.solution.path, verdict.solution.problem.slug, one)
        if one.why:
            unread[one.file] = "; ".join(filter(None, [unread.get(one.file), one.why]))
    problems = sorted({v.solution.problem.slug for v in verdicts} | {named} - {""})
    for path in (path for path in found.files if not found.inside.get(path)):
        unread[shown(path)] = why = found.reason(path)
        name = label(path) if label(path) in problems else OTHERS
        is_more = named in table.setdefault(student_of(path, top), {})
        if not is_more and (name != OTHERS or found.fates[path] != FileStatus.EMPTY):
            add(path, named or name, Submission(shown(path), VerdictKind.NOT_JUDGED, why=why))
    return Classroom(problems, dict(sorted(table.items())), unread)


def _why_unread(verdict: Verdict, found: Collection) -> str:
    """Return why there is no verdict on a solution of the problem, or nothing."""
    if verdict.accepted:
        return ""
    reason, slug = reason_in_line(verdict), verdict.solution.problem.slug
    if verdict.solution in found.doubtful:
        return f"perhaps not for {slug} (if it is, name the problem): {verdict.kind}, {reason}"
    return "" if verdict.refuted_by and verdict.kind != VerdictKind.NOT_JUDGED else reason


def student_of(path: Path, top: Path) -> str:
    """Return the folder in `top` that a file lies in; of a file right there, the name of `top`."""
    inside = Path(os.path.relpath(path, top)).parts
    return inside[0] if len(inside) > 1 else top.resolve().name


def _submission(verdict: Verdict, why: str) -> Submission:
    file, failure = str(verdict.solution), verdict.failure
    if why or not failure:
        return Submission(file, verdict.kind, why)
    given, answer, result = refutation(verdict.solution, failure, SHORT_VALUE)
    answer = answer if failure.result else ""
    told = verdict.why[:1] or tuple(map(as_sentence, verdict.how.moments[-1:]))
    return Submission(file, verdict.kind, "", given, answer, result, told)


def table_lines(found: Classroom) -> Iterator[Text]:
    """Yield the table for a terminal, and below it what each mistake fails on."""
    names = [*found.students]
    width = max(map(len, names), default=0)
    widths = [max(len(slug), 4) for slug in found.columns]
    heads = "  ".join(f"{slug:{size}}" for slug, size in zip(found.columns, widths))
    yield Text(f"{'':{width}}  {heads}".rstrip(), "dim")
    for name in names:
        line = Text(f"{clean(name):{width}}")
        for slug, size in zip(found.columns, widths):
            handed = found.students[name].get(slug, [])
            words = [one.kind for one in handed]
            best = (
                VerdictKind.ACCEPTED
                if VerdictKind.ACCEPTED in words
                else next(iter(words), VerdictKind.NOT_JUDGED)
            )
            cell = ", ".join(dict.fromkeys(word.mark for word in words)) or "-"
            line.append("  ").append(cell.ljust(size), best.colour)
        line.rstrip()
        yield line
    for name, row in found.students.items():
        for slug, handed in row.items():
            for one in handed:
                if one.actual:
                    yield Text()
                    yield Text(f"{clean(name)}, {slug}: {one.verdict}", "bold")
                    yield from (Text(f"   {line}") for line in _lines(one))
    yield from (
        Text(f"?  {clean(f'{file}: {why}')}", "yellow") for file, why in found.unread.items()
    )


def _lines(one: Submission) -> Iterator[str]:
    """Yield the smallest input, what is right and what came out, and why."""
    if one.input:
        yield one.input
    yield f"expected {one.expected}, not {one.actual}" if one.expected else one.actual
    yield from (line.plain for line in sentence_lines("Why: ", one.explained))
