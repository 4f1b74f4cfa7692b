"""A class in a table: who solved what, and each mistake once, with all who made it."""

import html
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from kata.collect.collection import Collection, Fate, label
from kata.judge.model import Verdict, Word
from kata.paths import shown
from kata.show.collection import reason_in_line
from kata.show.values import refutation
from kata.text import clean, plural
from kata.watch.steps.code import Code, without_names
from kata.wire.plain import encode

SHORT = 120  # characters of a value
OTHERS = "other files"
LINE = re.compile(r"\bline (\d+)")


@dataclass(frozen=True)
class Handed:
    """One file that a student handed in; `group` is the number of its mistake, or 0."""

    file: str
    verdict: Word
    group: int = 0
    why: str = ""  # why that is no verdict on a solution: the file does not load, for example

    @property
    def mark(self) -> str:
        """`✓`, or `✗ 3` with the number of the mistake, or `?`."""
        word = Word.NOT_JUDGED if self.why else self.verdict
        return f"{word.mark} {self.group}" if self.group else word.mark


@dataclass
class Group:
    """Equal mistakes: the same input, the same wrong result, and the same kind of line."""

    number: int
    problem: str
    verdict: Word
    input: str  # the smallest that was found
    expected: str  # empty if nothing came out
    actual: str  # or what went wrong
    why: str  # of the first of them
    files: list[str] = field(default_factory=list)
    students: list[str] = field(default_factory=list)


@dataclass
class Classroom:
    """The table: {student: {problem: what was handed in}}, and the groups, the largest first.

    What cannot be told to be for any of the problems is under OTHERS.
    """

    problems: list[str]
    students: dict[str, dict[str, list[Handed]]]
    groups: list[Group]
    unread: dict[str, str]  # {file without a verdict: why}

    @property
    def columns(self) -> list[str]:
        return self.problems + [OTHERS] * any(OTHERS in row for row in self.students.values())

    @property
    def has_unjudged(self) -> bool:
        """True if anything was handed in on which there is no verdict."""
        rows = self.students.values()
        return any(one.why for row in rows for some in row.values() for one in some)


def classroom(
    verdicts: list[Verdict], found: Collection, named: str, top: Path, students: Iterable[str]
) -> Classroom:
    """The table of a class; a student is a folder in `top`, also one without any solution.

    `named` is the problem that all were to solve, if one was named.
    """
    same: dict[tuple[object, ...], list[Verdict]] = {}
    table: dict[str, dict[str, list[Handed]]] = {name: {} for name in students}
    unread: dict[str, str] = {}

    def add(path: Path, column: str, one: Handed) -> None:
        table.setdefault(student_of(path, top), {}).setdefault(column, []).append(one)

    settled = {(v.solution.path, v.solution.line) for v in verdicts if v.accepted}
    counted = [
        v
        for v in verdicts
        if v.accepted
        or v.solution not in found.doubtful
        or (v.solution.path, v.solution.line) not in settled
    ]
    whys = [_why_unread(verdict, found) for verdict in counted]
    for verdict, why in zip(counted, whys):
        if verdict.failure and not why:
            same.setdefault(_what_is_wrong(verdict), []).append(verdict)
    largest = sorted(same.values(), key=lambda group: -len(group))
    groups = [_group(number, group, top) for number, group in enumerate(largest, 1)]
    numbers = {id(verdict): n for n, group in enumerate(largest, 1) for verdict in group}
    for verdict, why in zip(counted, whys):
        file, group = str(verdict.solution), numbers.get(id(verdict), 0)
        one = Handed(file, verdict.word, group, why)
        add(verdict.solution.path, verdict.solution.problem.slug, one)
        if why:
            unread[file] = "; ".join(filter(None, [unread.get(file), why]))
    problems = sorted({v.solution.problem.slug for v in counted} | {named} - {""})
    for path in (path for path in found.files if not found.inside.get(path)):
        unread[shown(path)] = why = found.reason(path)
        name = label(path) if label(path) in problems else OTHERS
        is_more = named in table.setdefault(student_of(path, top), {})
        if not is_more and (name != OTHERS or found.fates[path] != Fate.EMPTY):
            add(path, named or name, Handed(shown(path), Word.NOT_JUDGED, why=why))
    return Classroom(problems, dict(sorted(table.items())), groups, unread)


def _why_unread(verdict: Verdict, found: Collection) -> str:
    """Why there is no verdict on a solution of the problem, or nothing."""
    if verdict.accepted:
        return ""
    reason, slug = reason_in_line(verdict), verdict.solution.problem.slug
    if verdict.solution in found.doubtful:
        return f"perhaps not for {slug} (if it is, name the problem): {verdict.word}, {reason}"
    return "" if verdict.refuted_by and verdict.word != Word.NOT_JUDGED else reason


def student_of(path: Path, top: Path) -> str:
    """The folder in `top` that a file lies in; of a file right there, the name of `top`."""
    inside = Path(os.path.relpath(path, top)).parts
    return inside[0] if len(inside) > 1 else top.resolve().name


def _what_is_wrong(verdict: Verdict) -> tuple[object, ...]:
    """What equal mistakes have in common."""
    failure, case = verdict.failure, verdict.refuted_by
    assert failure
    wrong = encode(failure.value) if failure.result else failure.message
    lines = Code(verdict.solution.source)
    place = [without_names(lines.line(int(line))) for line in LINE.findall(verdict.why)]
    slug = verdict.solution.problem.slug
    return slug, verdict.word, case.arguments if case else b"", wrong, *place[:1]


def _group(number: int, verdicts: list[Verdict], top: Path) -> Group:
    first = verdicts[0]
    assert first.failure
    given, answer, result = refutation(first.solution, first.failure, SHORT)
    answer = answer if first.failure.result else ""
    files = [str(verdict.solution) for verdict in verdicts]
    students = sorted({student_of(verdict.solution.path, top) for verdict in verdicts})
    slug = first.solution.problem.slug
    return Group(number, slug, first.word, given, answer, result, first.why, files, students)


def table_lines(found: Classroom) -> Iterator[Text]:
    """The table for a terminal, and below it each mistake once."""
    names = [*found.students]
    width = max(map(len, names), default=0)
    widths = [max(len(slug), 4) for slug in found.columns]
    heads = "  ".join(f"{slug:{size}}" for slug, size in zip(found.columns, widths))
    yield Text(f"{'':{width}}  {heads}".rstrip(), "dim")
    for name in names:
        line = Text(f"{clean(name):{width}}")
        for slug, size in zip(found.columns, widths):
            handed = found.students[name].get(slug, [])
            words = [Word.NOT_JUDGED if one.why else one.verdict for one in handed]
            best = Word.ACCEPTED if Word.ACCEPTED in words else next(iter(words), Word.NOT_JUDGED)
            line.append("  ").append(cell_text(handed).ljust(size), best.colour)
        line.rstrip()
        yield line
    for group in found.groups:
        who = ", ".join(map(clean, group.students))
        yield Text()
        yield Text(f"{group.number}  {group.problem}: {group.verdict}  ({who})", "bold")
        yield from (Text(f"   {line}") for line in group_lines(group))
    yield from (
        Text(f"?  {clean(f'{file}: {why}')}", "yellow") for file, why in found.unread.items()
    )


def cell_text(handed: list[Handed]) -> str:
    """The marks of what was handed in, each once; `-` for nothing."""
    return ", ".join(dict.fromkeys(one.mark for one in handed)) or "-"


def group_lines(group: Group) -> Iterator[str]:
    """The smallest input, what is right and what came out, and why."""
    if group.input:
        yield group.input
    yield f"expected {group.expected}, not {group.actual}" if group.expected else group.actual
    for start, line in zip(("Why: ", "     "), group.why.splitlines()):
        yield start + clean(line)


STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem;
  padding: 0 1rem }
table { border-collapse: collapse } th, td { border: 1px solid #8888; padding: .25rem .75rem }
th { text-align: left } td { text-align: center } pre { white-space: pre-wrap }
.right { background: #2a82 } .wrong { background: #c332 } .unread { background: #ca23 }
.nothing { opacity: .5 }
:root { color-scheme: light dark } .scroll { overflow-x: auto }"""


def as_html(found: Classroom) -> str:
    """The table as one page, which needs nothing else."""

    def cell(handed: list[Handed]) -> str:
        words = {one.verdict for one in handed if not one.why}
        kind = "right" if Word.ACCEPTED in words else "wrong" if words else "unread"
        told = ", ".join(one.why or one.verdict for one in handed) or "nothing handed in"
        links = [
            f'<a href="#mistake-{one.group}">{one.mark}</a>' if one.group else one.mark
            for one in handed
        ]
        shown = ", ".join(dict.fromkeys(links)) or "-"
        kind = kind if handed else "nothing"
        return f'<td class="{kind}" title="{html.escape(told)}">{shown}</td>'

    heads = "".join(f'<th scope="col">{html.escape(slug)}</th>' for slug in found.columns)
    rows = "\n".join(
        f'<tr><th scope="row">{html.escape(name)}</th>'
        + "".join(cell(row.get(slug, [])) for slug in found.columns)
        + "</tr>"
        for name, row in found.students.items()
    )
    mistakes = "\n".join(
        f'<section id="mistake-{group.number}"><h3>{group.number}. {html.escape(group.problem)}: '
        f"{html.escape(group.verdict)}</h3>\n<p>{html.escape(', '.join(group.students))}</p>\n"
        f"<pre>{html.escape(chr(10).join(group_lines(group)))}</pre></section>"
        for group in found.groups
    )
    unread = "\n".join(
        f"<p>Not judged: <code>{html.escape(file)}</code>: {html.escape(why)}</p>"
        for file, why in found.unread.items()
    )
    several = f"{plural(len(found.students), 'student')}, {plural(len(found.problems), 'problem')}"
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Judged by kata</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>{STYLE}</style></head>
<body><h1>{several}</h1>
<div class="scroll"><table><thead><tr><td></td>{heads}</tr></thead>
<tbody>
{rows}
</tbody></table></div>
<h2>Mistakes</h2>
{mistakes}
{unread}
</body></html>
"""
