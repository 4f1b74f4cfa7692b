"""A comparison as tables for a person, none wider than a terminal."""

import textwrap
from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kata.compare.comparison import Report, Time
from kata.compare.facts import COLUMNS, ENOUGH, digits
from kata.compare.rounds import OVER_BUDGET, TOO_SLOW
from kata.text import plural

WIDTH = 80
CELL = 10  # `4.27  1.19`
PADDING = 2
UNITS = {"s": 1.0, "ms": 1e-3, "µs": 1e-6, "ns": 1e-9}


def tables(
    report: Report, names: dict[str, str], base: str | None = None, verbose: bool = False
) -> Iterator[RenderableType]:
    """Yield one problem's report as tables and lines, with these names of its solutions."""
    facts = report.solutions
    for columns in _fitting(report.workloads, max(len(names[name]) for name in facts)):
        yield _times(report, names, columns, base)
    best = names[base] if base else "the fastest"
    yield Text(f"Beside each time: its ratio to {best}; ≈ means no measurable difference.", "dim")
    yield Text("Leftmost: the rank by the geometric mean of the times; ≈ marks a tie.", "dim")
    if report.rounds < ENOUGH:
        rounds = plural(report.rounds, "round")
        yield Text(f"Only {rounds}: the order may be due to chance.", "yellow")
    yield Text()
    table = _table("", "", *(head.format(report.weighed) for head, _ in COLUMNS.values()))
    for name, its in facts.items():
        known = [(getattr(its, fact), text) for fact, (_, text) in COLUMNS.items()]
        table.add_row("", Text(names[name]), *("-" if x is None else text(x) for x, text in known))
    yield table
    for workload, times in report.workloads.items() if verbose else ():
        yield Text()
        table = _table("", workload, "seconds", "ratio", "from", "to")
        for name, time in times.items():
            ratios = (f"{ratio:.3f}" for ratio in (time.ratio, time.low, time.high))
            table.add_row(str(time.rank), Text(names[name]), f"{time.seconds:.3g}", *ratios)
        yield table


def _fitting(columns: Iterable[str], name: int) -> Iterator[list[str]]:
    """Yield the columns in groups that fit beside names of this length without splitting a word."""
    group: list[str] = []
    left = 0
    for column in columns:
        width = PADDING + max(CELL, *map(len, column.split()))
        if not group or width > left:
            if group:
                yield group
            group, left = [], WIDTH - name - 2 * PADDING
        group.append(column)
        left -= width
    yield group


def _times(report: Report, names: dict[str, str], columns: list[str], base: str | None) -> Table:
    """A row per solution, a column per workload: the time, and its ratio to the best or base."""
    units = {column: _unit(report.workloads[column]) for column in columns}
    parts = {column: column.rpartition(" ") for column in columns}
    heads = [
        f"{textwrap.fill(kind, CELL, break_long_words=False)}\n{size} ({units[column]})"
        for column, (kind, _, size) in parts.items()
    ]
    table = _table("", "", *heads)
    for place, name in enumerate(report.solutions, 1):
        cells = [_cell(report, column, name, base, units[column]) for column in columns]
        tie = "≈" * (report.solutions[name].rank < place)
        table.add_row(f"{place}{tie}", Text(names[name]), *cells)
    return table


def _cell(report: Report, column: str, name: str, base: str | None, unit: str) -> Text:
    times = report.workloads[column]
    if name not in times:
        why = report.missing.get(column, {}).get(name, "-")
        is_slow = why in (TOO_SLOW, OVER_BUDGET)
        return Text(TOO_SLOW if is_slow else why, "yellow" if is_slow else "red")
    time = times[name]
    if base and base not in times:
        ratio = "-"
    elif time.ratio == time.low == time.high == 1:
        ratio = "1"
    else:
        ratio = "≈" if time.low <= 1 <= time.high else digits(time.ratio)
    style = "bold green" if time.rank == 1 else ""
    return Text(f"{digits(time.seconds / UNITS[unit])} {ratio:>4}", style)


def time_text(time: Time) -> str:
    """`26.9 µs · 1.19×`."""
    return f"{in_its_unit(time)} · {digits(time.ratio)}×"


def in_its_unit(time: Time) -> str:
    """`26.9 µs`."""
    unit = _unit({"": time})
    return f"{digits(time.seconds / UNITS[unit])} {unit}"


def _unit(times: dict[str, Time]) -> str:
    """Return the unit in which the shortest of the times is at least 1."""
    least = min((time.seconds for time in times.values()), default=1.0)
    return next((unit for unit, scale in UNITS.items() if least >= scale), "ns")


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, PADDING, 0, 0), header_style="dim")
    for i, head in enumerate(heads):
        table.add_column(Text(head), justify="left" if i < 2 else "right", vertical="bottom")
    return table
