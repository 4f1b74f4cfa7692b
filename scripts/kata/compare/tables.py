"""A comparison as tables for a person, none wider than a terminal."""

import textwrap

from rich.table import Table
from rich.text import Text

from kata.compare import statistics

WIDTH = 80
CELL = 10  # `4.27  1.19`
PADDING = 2
VAGUE = 0.5  # an exponent that is less certain than this says nothing
UNITS = {"s": 1.0, "ms": 1e-3, "µs": 1e-6, "ns": 1e-9}


def tables(found, base=None, verbose=False):
    """All there is to show of one problem's summary, one printable thing after the other."""
    names = sorted(found["ranks"], key=lambda name: (found["ranks"][name], name))
    for columns in _fitting(found["workloads"], max(map(len, names))):
        yield _times(found, names, columns, base)
    best = base or "the fastest"
    yield Text(f"Beside each time: its ratio to {best}; ≈ means no measurable difference.", "dim")
    yield Text(
        "Leftmost: the rank by the geometric mean of all columns; equal ranks are ties.", "dim"
    )
    if found["rounds"] < statistics.ENOUGH:
        yield Text(f"Only {found['rounds']} rounds: the order may be chance.", "yellow")
    yield Text()
    yield _others(found, names)
    for workload, times in found["workloads"].items() if verbose else ():
        yield Text()
        yield _intervals(workload, times)


def _fitting(columns, name):
    """The columns in groups that fit beside names of this length, no word of a title split."""
    group, left = [], 0
    for column in columns:
        width = PADDING + max(CELL, *map(len, column.split()))
        if not group or width > left:
            if group:
                yield group
            group, left = [], WIDTH - name - 2 * PADDING
        group.append(column)
        left -= width
    yield group


def _times(found, names, columns, base):
    """A row per solution, a column per workload: the time, and its ratio to the best or base."""
    units = {column: _unit(found["workloads"][column]) for column in columns}
    parts = {column: column.rpartition(" ") for column in columns}
    heads = [
        f"{textwrap.fill(kind, CELL, break_long_words=False)}\n{size} ({units[column]})"
        for column, (kind, _, size) in parts.items()
    ]
    table = _table("", "", *heads)
    for name in names:
        cells = [_cell(found, column, name, base, units[column]) for column in columns]
        table.add_row(str(found["ranks"][name]), Text(name), *cells)
    return table


def _cell(found, column, name, base, unit):
    times = found["workloads"][column]
    if name not in times:
        return Text(found["missing"].get(column, {}).get(name, "-"), "red")
    time = times[name]
    if base and base not in times:
        ratio = "-"
    elif time["ratio"] == time["low"] == time["high"] == 1:
        ratio = "1"
    else:
        ratio = "≈" if time["low"] <= 1 <= time["high"] else digits(time["ratio"])
    style = "bold green" if time["rank"] == 1 else ""
    return Text(f"{digits(time['seconds'] / UNITS[unit])} {ratio:>4}", style)


def _unit(times):
    """The unit in which the shortest of the times is at least 1."""
    least = min((time["seconds"] for time in times.values()), default=1)
    return next((unit for unit, scale in UNITS.items() if least >= scale), "ns")


def _others(found, names):
    """What is known of a solution as a whole."""
    table = _table("", "", "growth: time ~", f"memory, {found['weighed']}", "lines of code")
    for name in names:
        growth = found["growth"].get(name)
        clear = growth and growth["error"] <= VAGUE
        power = "{of}^{exponent:.2f} ± {error:.2f}".format(**growth) if clear else "-"
        memory = _bytes(found["memory"][name]) if name in found["memory"] else "-"
        table.add_row("", Text(name), power, memory, str(found["lines"][name]))
    return table


def _intervals(workload, times):
    """The ratios on one workload with their intervals."""
    table = _table("", workload, "seconds", "ratio", "from", "to")
    for name, time in times.items():
        ratios = (f"{time[key]:.3f}" for key in ("ratio", "low", "high"))
        table.add_row(str(time["rank"]), Text(name), f"{time['seconds']:.3g}", *ratios)
    return table


def _table(*heads):
    table = Table(box=None, pad_edge=False, padding=(0, PADDING, 0, 0), header_style="dim")
    for i, head in enumerate(heads):
        table.add_column(Text(head), justify="left" if i < 2 else "right", vertical="bottom")
    return table


def digits(number):
    """Three of them, or all before the point."""
    if number < 0.0995:
        return f"{number:.2g}"
    places = 2 if number < 9.995 else 1 if number < 99.95 else 0
    return f"{number:.{places}f}"


def _bytes(count):
    """`26.9 kB`."""
    for unit, scale in ("MB", 1e6), ("kB", 1e3):
        if count >= scale:
            return f"{digits(count / scale)} {unit}"
    return f"{count} B"
