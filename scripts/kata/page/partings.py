"""Where the runs on one case part."""

from kata.page.packing import Partings
from kata.page.runs import Run


def partings(runs: dict[str, Run]) -> Partings:
    """{file that fails: {other file: where the two part}}, as far as that is certain."""
    return {}
