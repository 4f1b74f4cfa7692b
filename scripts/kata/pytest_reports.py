"""A plugin for pytest: a test that fails shows the report on each solution that `check` refused."""

from collections.abc import Iterator
from typing import Any

import pytest

from kata.checking import Checked, refused

# In an assertion, of which pytest shows one line, and then the report below it.
Checked.__repr__ = lambda self: " ".join(self.report.split("\n")[0].split())  # type: ignore


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport() -> Iterator[None]:
    """Add the reports to that of the test."""
    outcome: Any = yield
    if (report := outcome.get_result()).failed:
        report.sections += [("kata", one.report) for one in refused]
    refused.clear()
