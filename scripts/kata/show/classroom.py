"""A class in a table: who solved what, and each mistake once, with all who made it."""

import html
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from kata.collect.collection import label
from kata.judge.model import Verdict, Word
from kata.paths import shown
from kata.show.collection import reason_in_line
from kata.show.values import refutation
from kata.text import clean, plural
from kata.watch.steps.code import Code, without_names
from kata.wire.plain import encode

SHORT = 120  # characters of a value
LINE = re.compile(r"\bline (\d+)")


@dataclass(frozen=True)
class Handed:
    """One solution that a student handed in; `group` is the number of its mistake, or 0."""

    file: str
    verdict: Word
    group: int = 0


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
    """The table: {student: {problem: what was handed in}}, and the groups, the largest first."""

    problems: list[str]
    students: dict[str, dict[str, list[Handed]]]
    groups: list[Group]
    unread: dict[str, str]  # {file without a solution: why}


def classroom(some: list[Verdict], unread: dict[Path, str], top: Path) -> Classroom:
    """The table of a class; a student is a folder in `top`, also one without any solution."""
    same: dict[tuple[object, ...], list[Verdict]] = {}
    table: dict[str, dict[str, list[Handed]]] = {}
    for verdict in some:
        if verdict.failure and verdict.word != Word.NOT_JUDGED:
            same.setdefault(_what_is_wrong(verdict), []).append(verdict)
    largest = sorted(same.values(), key=lambda group: -len(group))
    groups = [_group(number, group, top) for number, group in enumerate(largest, 1)]
    numbers = {id(verdict): n for n, group in enumerate(largest, 1) for verdict in group}
    for verdict in some:
        row = table.setdefault(student_of(verdict.solution.path, top), {})
        one = Handed(str(verdict.solution), verdict.word, numbers.get(id(verdict), 0))
        row.setdefault(verdict.solution.problem.slug, []).append(one)
    problems = sorted({verdict.solution.problem.slug for verdict in some})
    for path in unread:  # named after its problem, it has a cell
        row = table.setdefault(student_of(path, top), {})
        if (slug := label(path)) in problems:
            row.setdefault(slug, []).append(Handed(str(path), Word.NOT_JUDGED))
    why = {str(v.solution): reason_in_line(v) for v in some if v.word == Word.NOT_JUDGED}
    why |= {shown(path): reason for path, reason in unread.items()}
    return Classroom(problems, dict(sorted(table.items())), groups, why)


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
    widths = [max(len(slug), 4) for slug in found.problems]
    heads = "  ".join(f"{slug:{size}}" for slug, size in zip(found.problems, widths))
    yield Text(f"{'':{width}}  {heads}".rstrip(), "dim")
    for name in names:
        line = Text(f"{clean(name):{width}}")
        for slug, size in zip(found.problems, widths):
            handed = found.students[name].get(slug, [])
            words = [one.verdict for one in handed]
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
    """`✓`, or `✗ 3` with the number of the mistake; `?` if not judged; `-` for none."""
    marks = (f"{one.verdict.mark} {one.group}" if one.group else one.verdict.mark for one in handed)
    return ", ".join(dict.fromkeys(marks)) or "-"


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
.right { background: #2a82 } .wrong { background: #c332 } .nothing { opacity: .5 }
:root { color-scheme: light dark } .scroll { overflow-x: auto }"""


def as_html(found: Classroom) -> str:
    """The table as one page, which needs nothing else."""

    def cell(handed: list[Handed]) -> str:
        found = {one.verdict for one in handed} - {Word.NOT_JUDGED}
        kind = "right" if Word.ACCEPTED in found else "wrong" if found else "nothing"
        words = ", ".join(one.verdict for one in handed) or "no solution"
        links = [
            f'<a href="#mistake-{one.group}">{mark}</a>' if one.group else mark
            for one in handed
            if (mark := html.escape(cell_text([one])))
        ]
        shown = ", ".join(dict.fromkeys(links)) or "-"
        return f'<td class="{kind}" title="{html.escape(words)}">{shown}</td>'

    heads = "".join(f'<th scope="col">{html.escape(slug)}</th>' for slug in found.problems)
    rows = "\n".join(
        f'<tr><th scope="row">{html.escape(name)}</th>'
        + "".join(cell(row.get(slug, [])) for slug in found.problems)
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
