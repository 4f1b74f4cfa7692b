"""A comparison as tables for a person, none wider than a terminal."""

import textwrap
from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kata.compare.estimates import ENOUGH
from kata.compare.facts import COLUMNS, digits
from kata.compare.model import Report, Time
from kata.compare.rounds import OVER_BUDGET, TOO_SLOW
from kata.text import plural

WIDTH = 80
CELL = 10  # `4.27  1.19`
PADDING = 2
UNITS = {"s": 1.0, "ms": 1e-3, "µs": 1e-6, "ns": 1e-9}


def tables(
    report: Report, base: str | None = None, verbose: bool = False
) -> Iterator[RenderableType]:
    """Yield one problem's report as tables and lines, one after the other."""
    facts = report.solutions
    names = sorted(facts, key=lambda name: (facts[name].rank, name))
    for columns in _fitting(report.workloads, max(map(len, names))):
        yield _times(report, names, columns, base)
    best = base or "the fastest"
    yield Text(f"Beside each time: its ratio to {best}; ≈ means no measurable difference.", "dim")
    yield Text(
        "Leftmost: the rank by the geometric mean of all columns; equal ranks are ties.", "dim"
    )
    if report.rounds < ENOUGH:
        rounds = plural(report.rounds, "round")
        yield Text(f"Only {rounds}: the order may be due to chance.", "yellow")
    yield Text()
    table = _table("", "", *(column.head.format(report.weighed) for column in COLUMNS.values()))
    for name in names:
        known = [(getattr(facts[name], fact), column) for fact, column in COLUMNS.items()]
        cells = ("-" if fact is None else column.text(fact) for fact, column in known)
        table.add_row("", Text(name), *cells)
    yield table
    for workload, times in report.workloads.items() if verbose else ():
        yield Text()
        yield _intervals(workload, times)


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


def _times(report: Report, names: list[str], columns: list[str], base: str | None) -> Table:
    """A row per solution, a column per workload: the time, and its ratio to the best or base."""
    units = {column: _unit(report.workloads[column]) for column in columns}
    parts = {column: column.rpartition(" ") for column in columns}
    heads = [
        f"{textwrap.fill(kind, CELL, break_long_words=False)}\n{size} ({units[column]})"
        for column, (kind, _, size) in parts.items()
    ]
    table = _table("", "", *heads)
    for name in names:
        cells = [_cell(report, column, name, base, units[column]) for column in columns]
        table.add_row(str(report.solutions[name].rank), Text(name), *cells)
    return table


def _cell(report: Report, column: str, name: str, base: str | None, unit: str) -> Text:
    times = report.workloads[column]
    if name not in times:
        why = report.missing.get(column, {}).get(name, "-")
        return Text(TOO_SLOW if why == OVER_BUDGET else why, "red")
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
    unit = _unit({"": time})
    return f"{digits(time.seconds / UNITS[unit])} {unit} · {digits(time.ratio)}×"


def _unit(times: dict[str, Time]) -> str:
    """Return the unit in which the shortest of the times is at least 1."""
    least = min((time.seconds for time in times.values()), default=1.0)
    return next((unit for unit, scale in UNITS.items() if least >= scale), "ns")


def _intervals(workload: str, times: dict[str, Time]) -> Table:
    """Return the ratios on one workload with their intervals."""
    table = _table("", workload, "seconds", "ratio", "from", "to")
    for name, time in times.items():
        ratios = (f"{ratio:.3f}" for ratio in (time.ratio, time.low, time.high))
        table.add_row(str(time.rank), Text(name), f"{time.seconds:.3g}", *ratios)
    return table


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, PADDING, 0, 0), header_style="dim")
    for i, head in enumerate(heads):
        table.add_column(Text(head), justify="left" if i < 2 else "right", vertical="bottom")
    return table
