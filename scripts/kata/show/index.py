"""An index of somebody's solutions, in Markdown, and pictures for it: a badge, and a calendar."""

import os
import re
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from html import escape
from itertools import groupby
from pathlib import Path
from urllib.parse import quote

from kata.collect.model import FileStatus, Results
from kata.collect.names import BOTH, GENERIC, NUMBER, Names
from kata.judge.model import Verdict, VerdictKind, not_judged
from kata.problem.catalog import by_slug
from kata.problem.folder import Problem
from kata.problem.lookup import by_road
from kata.problem.solution import Solution
from kata.show.collection import reason_in_line
from kata.show.exported import table
from kata.statement.statement import Statement, spec_of
from kata.text import clean, plural
from kata.watch.steps.code import nearest

ALIKE = 0.6  # of the code: what has less in common may well take another time
ODD = re.compile(r"[#$&*:<>@[\\\]_`|~]")  # which may mean something in Markdown
ADDRESS = re.compile(r"\b0x[0-9a-f]{6,}")  # in memory, another in every run
WEEKS, STEP = 53, 13  # of a calendar, and pixels from one day to the next
SHADES = {"a": 0, "b": 1, "c": 2, "d": 4, "e": 7}  # how many in a day it takes at least
STYLE = """<style>text{font:11px -apple-system,"Segoe UI",Helvetica,Arial,sans-serif;fill:#59636e}
.a{fill:#e6eaef}.b{fill:#9fd8ae}.c{fill:#4fae68}.d{fill:#2c8045}.e{fill:#13512a}
@media(prefers-color-scheme:dark){text{fill:#9198a1}.a{fill:#262c34}.b{fill:#12502a}
.c{fill:#1d7a3d}.d{fill:#34b35c}.e{fill:#7fe39b}}</style>"""


def rows_of(results: Results, here: dict[str, Problem]) -> list[Verdict]:
    """Return the verdicts, with those on other files whose names say for sure what they solve."""
    found, names, rows = results.found, Names(here.values()), [*results.counted]
    for path in {*found.files} - {one.solution.path for one in rows}:
        name = path.parent.name if path.stem.lower() in GENERIC else path.stem
        own, claims = names.in_name(name), names.claims(path)
        sure = [own] * (own.firmness > NUMBER) + [one for one in claims if one.firmness == BOTH]
        slug = min(sure[0].slugs) if sure and len(sure[0].slugs) == 1 else ""
        is_code = found.fates[path] != FileStatus.EMPTY and path.suffix.lower() != ".md"
        if is_code and (listed := by_slug(slug)):
            problem = here.get(slug) or Statement(listed, spec_of(listed, "-")).problem
            rows.append(not_judged(Solution(problem, path), found.reason(path)))
    return sorted(rows, key=lambda one: (by_road(one.solution.problem), str(one.solution)))


def tally(rows: list[Verdict]) -> str:
    """Return `312 solved, 309 right` or, if not all were judged, `... 174 right of 177 judged`."""
    kinds = [(row.solution.problem.slug, row.kind) for row in rows]
    solved, right = dict(kinds), {slug for slug, kind in kinds if kind == VerdictKind.ACCEPTED}
    judged = right | {slug for slug, kind in kinds if kind.rejects}
    of = f" of {len(judged):,} judged" * (len(judged) < len(solved))
    return f"{len(solved):,} solved, {len(right):,} right{of}"


def index(rows: list[Verdict], folder: Path, web: str) -> Iterator[str]:
    """Yield the lines of the index, whose links start at the folder."""
    yield f"Judged by {f'[kata]({web})' if web else 'kata'} on every small input and on large ones."
    yield "The last column names kata's solution with nearly the same code, and how its time grows."
    cells = [(row, _cells(row, folder)) for row in rows]
    if wrong := [(*some[:2], some[4]) for row, some in cells if row.kind.rejects]:
        yield from ("", "## Look again", "", *table("problem", "file", "why", rows=wrong))
    for topic, group in groupby(cells, key=lambda one: one[0].solution.problem.topic):
        yield from ("", f"## {inert(topic.capitalize() or 'Other problems')}", "")
        heads = "problem", "file", "difficulty", "patterns", "verdict", "most like"
        yield from table(*heads, rows=(some for _, some in group))


def _cells(row: Verdict, folder: Path) -> tuple[str, ...]:
    problem, path, line = row.solution.problem, row.solution.path, row.solution.line
    listed, title = by_slug(problem.slug), inert(f"{problem.number}. {problem.title}".lstrip(". "))
    like = nearest(row.solution, problem.solutions, ALIKE) if row.accepted else None
    place = quote(os.fsencode(os.path.relpath(path, folder))) + f"#L{line}" * bool(line)
    return (
        f"[{title}]({problem.address})" if problem.address else title,
        f"[{code(path.name)}]({place})",
        listed.difficulty.lower() if listed else "",
        inert(", ".join(problem.patterns)),
        _told(row),
        f"{code(like.name)}, {like.stated('Time').partition(': ')[0]}" if like else "",
    )


def _told(row: Verdict) -> str:
    """Return a verdict in words, with no number that another run would change."""
    inputs = f"all {row.domain:,} inputs there are" if row.domain else plural(row.right, "input")
    how = "as far as it was run" if row.stopped else f"on {inputs}"
    if row.kind == VerdictKind.ACCEPTED:
        return f"right {how}{', but slow' * bool(row.slow)}"
    if row.kind == VerdictKind.NOT_REFUTED:
        others = plural(len(row.against or ()), "other solution")
        return f"agrees with {others} {how}" if row.against else "right in the examples"
    why = "" if row.kind == VerdictKind.TIME else ADDRESS.sub("0x...", reason_in_line(row))
    told = inert(why) if row.kind == VerdictKind.NOT_JUDGED else code(why)
    return f"{row.kind.one}: {told}" if why else row.kind.one


def inert(text: str) -> str:
    """Return a text as Markdown that shows it, and nothing else, also in a table."""
    return ODD.sub(lambda found: f"&#{ord(found[0])};", clean(text))


def code(text: str) -> str:
    """Return a text as code, in which nothing means anything."""
    return f"<code>{inert(text)}</code>" if {*"`|\\<"} & {*clean(text)} else f"`{clean(text)}`"


def badge(text: str) -> str:
    """Return a badge."""
    width = round(6.1 * len(text))
    return f"""{_svg(width + 54, 20, f"kata: {text}", "Problems that were solved and judged.")}
<path fill="#4a5159" d="M0 0h40v20H0z"/><path fill="#1f7a3a" d="M40 0h{width + 14}v20H40z"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="7" y="14"
 textLength="26">kata</text><text x="47" y="14" textLength="{width}">{escape(text)}</text></g></svg>
"""


def calendar(days: Counter[date]) -> str:
    """Return a calendar of the year up to the last of these days, with a column for each week."""
    last = max(days)
    first = last - timedelta(last.weekday() + 7 * (WEEKS - 1))
    year = [count for day, count in days.items() if day >= first]
    said = f"{sum(year):,} solved on {plural(len(year), 'day')}, {first} to {last}"
    squares, words = dict.fromkeys(SHADES, ""), f'<text x="0" y="126">{said}</text>'
    for i in range((last - first).days + 1):
        day, x, y = first + timedelta(i), STEP * (i // 7), 20 + STEP * (i % 7)
        shade = max(shade for shade, least in SHADES.items() if days[day] >= least)
        squares[shade] += f"M{x} {y}h10v10h-10z"
        if day.day == 1 and i // 7 < WEEKS - 2:
            words += f'<text x="{x}" y="12">{day:%b}</text>'
    about = "A square is a day, a column a week from Monday on; the more problems, the stronger."
    paths = "\n".join(f'<path class="{shade}" d="{d}"/>' for shade, d in squares.items() if d)
    return "\n".join([_svg(STEP * WEEKS, 130, said, about), STYLE, words, paths, "</svg>\n"])


def _svg(width: int, height: int, title: str, about: str) -> str:
    """Return the head of a picture, which says in words what it shows."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img"'
    told = f"<title>{escape(title)}</title><desc>{escape(about)}</desc>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{told}'
