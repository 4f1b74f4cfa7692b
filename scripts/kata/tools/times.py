"""Fills the tables of times in a page such as problems/minesweeper/FASTER.md.

The headings of the page link to solutions, which are its steps. `<!-- times open 50, open 500 -->`
and `<!-- end -->` hold the time of each step on these workloads, beside how many times as fast as
the step before it that is.
"""

import re

from kata import KataError
from kata.compare.comparison import Report, Time
from kata.compare.tables import in_its_unit
from kata.show.exported import table
from kata.text import plural

STEP = re.compile(r"^#.*\]\(solutions/(\w+)\.py\)", re.MULTILINE)
TIMES = re.compile(r"<!-- times (.*?) -->\n.*?<!-- end -->", re.DOTALL)


def steps_of(page: str) -> list[str]:
    """Return the names of the solutions that the headings of a page link to."""
    return STEP.findall(page)


def with_times(page: str, report: Report) -> str:
    """Return the page with the times that were measured."""
    steps = steps_of(page)

    def filled(match: re.Match[str]) -> str:
        columns = match[1].split(", ")
        if missing := [one for one in columns if one not in report.workloads]:
            known = ", ".join(report.workloads)
            raise KataError(f"no workload is called {missing[0]!r}; there are {known}")
        rows = [
            (name, *(_cell(report.workloads[one], before, name) for one in columns))
            for before, name in zip(["", *steps], steps)
        ]
        rounds = plural(report.rounds, "round")
        measured = f"Processor time of one call, the median of up to {rounds}."
        lines = [match[0].partition("\n")[0], "", *table("step", *columns, rows=rows)]
        return "\n".join([*lines, "", measured, "", "<!-- end -->"])

    return TIMES.sub(filled, page)


def _cell(times: dict[str, Time], before: str, name: str) -> str:
    """`2.48 ms`, and `4.1×` if it is so many times as fast as the step before."""
    if name not in times:
        return "-"
    # ratios are taken within the rounds, so a slow hour does not count
    factor = times[before].ratio / times[name].ratio if before in times else 0
    return in_its_unit(times[name]) + f", {factor:.1f}×" * bool(factor)
