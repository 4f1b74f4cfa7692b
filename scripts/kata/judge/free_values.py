"""Says which values of a failing input do not matter: with others in their place, it fails, too."""

from collections.abc import Iterator
from typing import Any

from kata.cases.generate import case_like
from kata.cases.model import Case
from kata.judge.model import Outcome
from kata.judge.smaller import failure_kind
from kata.judge.trial import Trial
from kata.problem.solution import Solution
from kata.size import cells
from kata.text import spelled
from kata.wire.limits import Limits

MOST = 12  # values of an input that are tried: of more, no line could tell
SECONDS = 1.0  # for the answer to one input
NUMBERS = -1000, -100, -10, -2, -1, 0, 1, 2, 3, 10, 100, 1000
LETTERS = "abzAZ019 ()"
ENOUGH = 3  # other values with which it must fail in the same way


def free_values(solution: Solution, failure: Outcome, limits: Limits) -> str:
    """Return a line such as `nums[1] may also be -10, 0 or 10`; nothing if all values matter."""
    case, signature = failure.case, solution.problem.signature
    if not case or signature.plays or cells(case.values) > MOST:
        return ""
    free: dict[str, list[str]] = {}  # {the other values: the places where they may be}
    with Trial(solution, limits) as trial:
        for i, (name, value) in enumerate(signature.named(case.values).items()):
            before, after = case.values[:i], case.values[i + 1 :]
            for where, changed in _varied(name, value):
                inputs = {other: (*before, whole, *after) for other, whole in changed.items()}
                found = _failing(trial, failure, case, inputs)
                if len(found) >= ENOUGH:
                    free.setdefault(f"{', '.join(found[:-1])} or {found[-1]}", []).append(where)
    return "; ".join(f"{', '.join(names)} may also be {others}" for others, names in free.items())


def _failing(trial: Trial, failure: Outcome, case: Case, inputs: dict[Any, Any]) -> list[str]:
    """Return the values with which it fails in the same way; none if it does not with a legal one.

    `inputs` is {value: the input with it}.
    """
    found = []
    for other, values in inputs.items():
        like = case_like(trial.solution.problem, case, values, SECONDS)
        if like and (outcome := trial.outcome(like)):
            if failure_kind(outcome) != failure_kind(failure):
                return []
            found.append(spelled(other))
    return found


def _varied(name: str, value: Any) -> Iterator[tuple[str, dict[Any, Any]]]:
    """Yield the name of each number and letter in a value, and {another one: the whole with it}."""
    if type(value) is int:
        yield name, {other: other for other in NUMBERS if other != value}
    for i, item in enumerate(value if isinstance(value, (list, str)) else ()):
        before, after = value[:i], value[i + 1 :]
        if isinstance(value, str):
            where = name if name.endswith("]") and len(value) == 1 else f"{name}[{i}]"
            yield where, {one: f"{before}{one}{after}" for one in LETTERS if one != item}
            continue
        for where, changed in _varied(f"{name}[{i}]", item):
            yield where, {one: [*before, whole, *after] for one, whole in changed.items()}
