"""What gives the answers of a problem: answer() in problem.py, or a solution in its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kata import KataError
from kata.paths import shown

if TYPE_CHECKING:
    from kata.problem.folder import Problem


class Reference(Protocol):
    """Calls what knows the answer, as a solution is called."""

    def prepare(self, data: bytes) -> tuple[Callable[..., Any], list[Any]]:
        """Return a call, and its arguments."""

    def finish(self, arguments: list[Any], result: Any) -> Any:
        """Return the answer as plain data."""


class Deputy(Reference, Protocol):
    """Stands for answer() where there is none."""

    def answers(self, inputs: list[bytes]) -> list[bytes]:
        """Return the answers to many inputs at once; nothing where there is none."""


class Place(NamedTuple):
    """Where a solution stands: a file, and of a part its first line and its text."""

    path: Path
    line: int = 0
    part: str = ""


def _nobody(problem: Problem) -> Deputy:
    """Raise an error: there is no answer(), and this package cannot run a solution."""
    where = shown(problem.rules_file)
    raise KataError(f"{where} is missing; problems/README.md says what goes into it")


# Finds the deputy of a problem: judge/referee.py, which can run solutions, puts itself here.
appointed: list[Callable[[Problem], Deputy]] = [_nobody]
