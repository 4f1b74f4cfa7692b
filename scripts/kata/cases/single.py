"""Makes single cases: one that is typed, a random input by its name, another like a case."""

from collections.abc import Callable
from typing import Any

from kata import KataError
from kata.cases.checker import IllegalError, case_of, encoded
from kata.cases.generate import MAKING, error_line
from kata.cases.model import GENERATED, TYPED, Case, Cases
from kata.cases.origin import arguments_of, random_name
from kata.faults import log_fault
from kata.problem.folder import Problem
from kata.problem.spec import parse_input
from kata.ticks import alarm
from kata.wire.records import UnfitError

WHAT_WAS_TYPED = "your input"


def random_case(problem: Problem, name: str) -> Cases | None:
    """Return a single case, the random input of that name; None if there is no such input."""
    if not (found := random_name(problem, name)):
        return None
    return _single(problem, GENERATED, name, lambda: arguments_of(problem, found))


def typed(problem: Problem, text: str) -> Cases:
    """A single case from an input typed like the spec's examples; an error if it is illegal."""
    arguments = parse_input(text, problem.signature, WHAT_WAS_TYPED)
    return _single(problem, TYPED, WHAT_WAS_TYPED, lambda: arguments)


def case_like(problem: Problem, case: Case, values: Any, seconds: float) -> Case | None:
    """The case with other arguments; None if they are illegal, or have no answer in that time."""
    try:
        with alarm(seconds):
            return case_of(problem, case.number, case.group, case.name, encoded(values))
    except (IllegalError, KataError, UnfitError, TimeoutError):
        return None
    except Exception as error:  # problem.py takes this for legal, and has no answer
        log_fault(f"the answer of {problem.slug} to {values!r:.500}", error)
        return None


def _single(problem: Problem, group: str, name: str, make: Callable[[], Any]) -> Cases:
    """Return a single case; an error in one line if there is none, or if it takes too long."""
    try:
        with alarm(MAKING):
            case = case_of(problem, 1, group, name, encoded(make()))
    except TimeoutError:
        raise KataError(
            f"{name}: its answer takes longer than {MAKING} s; try a smaller input"
        ) from None
    except Exception as error:
        raise KataError(f"{name}: {error_line(error)}") from None
    return Cases.of([case])
