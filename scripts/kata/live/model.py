"""The requests of a page to Python in its tab, and the answers."""

from collections.abc import Callable
from typing import Any, TypeAlias

from kata.cases.model import Cases
from kata.problem.solution import Solution

Asked: TypeAlias = dict[str, Any]  # a request, as the page sends it
Send: TypeAlias = Callable[[str, Any], None]  # sends a message of that kind to the page
Action: TypeAlias = Callable[[Solution, Cases, Asked, Send], None]
