"""A comparison as tables for a person, none wider than a terminal."""

import textwrap

from rich.table import Table
from rich.text import Text

from kata import stats

WIDTH = 80
CELL = 10  # `4.27  1.19`
UNITS = {"s": 1.0, "ms": 1e-3, "µs": 1e-6, "ns": 1e-9}


def tables(found, base=None, verbose=False):
    """All there is to show of one problem's summary, one printable thing after the other."""
    names = sorted(found["ranks"], key=lambda name: (found["ranks"][name], name))
    columns = list(found["workloads"])
    fit = max(1, (WIDTH - 4 - max(map(len, names))) // (CELL + 2))
    for i in range(0, len(columns), fit):
        yield _times(found, names, columns[i : i + fit], base)
    best = base or "the fastest"
    yield Text(f"beside each time: 1 {best}, ≈ as fast as can be told, 2.00 twice its time", "dim")
    yield Text("in front: the rank by the mean of all columns; who shares one is tied", "dim")
    if found["rounds"] < stats.ENOUGH:
        yield Text(f"{found['rounds']} rounds are few: the order may be chance", "yellow")
    yield Text()
    yield _others(found, names)
    for job, times in found["workloads"].items() if verbose else ():
        yield Text()
        yield _intervals(job, times)


def _times(found, names, columns, base):
    """A row a solution, a column a workload: the time, and the ratio to the best or the base."""
    units = {column: _unit(found["workloads"][column]) for column in columns}
    parts = {column: column.rpartition(" ") for column in columns}
    heads = [f"{textwrap.fill(n, CELL)}\n{size} ({units[c]})" for c, (n, _, size) in parts.items()]
    table = _table("", "", *heads)
    for name in names:
        cells = [_cell(found, column, name, base, units[column]) for column in columns]
        table.add_row(str(found["ranks"][name]), name, *cells)
    return table


def _cell(found, column, name, base, unit):
    times = found["workloads"][column]
    if name not in times:
        return Text(found["missing"].get(column, {}).get(name, "-"), "red")
    one = times[name]
    if base and base not in times:
        ratio = "-"
    elif one["ratio"] == one["low"] == one["high"] == 1:
        ratio = "1"
    else:
        ratio = "≈" if one["low"] <= 1 <= one["high"] else digits(one["ratio"])
    style = "bold green" if one["rank"] == 1 else ""
    return Text(f"{digits(one['seconds'] / UNITS[unit])} {ratio:>4}", style)


def _unit(times):
    """The unit in which the shortest of the times is at least 1."""
    least = min((one["seconds"] for one in times.values()), default=1)
    return next((unit for unit, scale in UNITS.items() if least >= scale), "ns")


def _others(found, names):
    """What is known of a solution as a whole."""
    table = _table("", "", "growth: time ~", f"memory, {found['weighed']}", "lines of code")
    for name in names:
        growth = found["growth"].get(name)
        power = "{of}^{exponent:.2f} ± {error:.2f}".format(**growth) if growth else "-"
        memory = _bytes(found["memory"][name]) if name in found["memory"] else "-"
        table.add_row("", name, power, memory, str(found["lines"][name]))
    return table


def _intervals(job, times):
    """The ratios of one workload with their intervals."""
    table = _table("", job, "seconds", "ratio", "from", "to")
    for name, one in times.items():
        ratios = (f"{one[key]:.3f}" for key in ("ratio", "low", "high"))
        table.add_row(str(one["rank"]), name, f"{one['seconds']:.3g}", *ratios)
    return table


def _table(*heads):
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i < 2 else "right", vertical="bottom")
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
