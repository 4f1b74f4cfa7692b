"""Makes the cases of a problem, in order, and checks that each is legal."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

from kata import KataError
from kata.cases.budget import Budget
from kata.cases.cache import (
    CASES,
    cache_path,
    load_cases,
    load_failure,
    locked,
    store_cases,
    store_failure,
)
from kata.cases.checker import (
    REFUSED,
    IllegalError,
    case_of,
    encoded,
    is_right,
    refusal_of,
    type_error,
    why_illegal,
)
from kata.cases.constants import Constant, constants, inputs_with, nearby, wide_choices
from kata.cases.groups import GROUPS, Group
from kata.cases.model import CONSTANTS, GENERATED, ORDERS, SMALL, Case, Cases, Input, LeftOut
from kata.cases.small_size import set_size, settle
from kata.paths import at, shown
from kata.problem.folder import Problem
from kata.problem.inputs.derived import Derived
from kata.problem.solution import Solution
from kata.problem.spec import Example
from kata.text import one_line, text_of
from kata.ticks import alarm
from kata.wire.model import CHANGED
from kata.wire.plain import encode
from kata.wire.records import UnfitError, line_of

MAKING = 60  # seconds in which all cases of a problem must be made
OWN = 20  # and those with the constants of one solution
MOST_SIZES = 20  # at which a constant is tried
LEAST_LEGAL = 0.05  # the share of a recipe's inputs that must be legal


def cases_of(problem: Problem, say: Callable[[str], None] = lambda _: None) -> Cases:
    """Return the cases of a problem, kept ones unless what they are made of has changed."""
    path = cache_path(CASES, problem)
    if cases := _kept(problem, path):
        return cases
    problem.rules  # noqa: B018 (its errors are raised before anything is made)
    with locked(path.parent):
        if cases := _kept(problem, path):  # another process has made them meanwhile
            return cases
        if failure := load_failure(path):  # or has failed to
            raise KataError(failure)
        say(f"making the cases of {problem.slug}, once ...")
        try:
            size = settle(problem)
            made, illegal = _collect(problem, GROUPS, MAKING, in_part=not problem.has_answer)
            if problem.has_answer:
                _require_enough(problem, made, illegal)
        except KataError as error:
            store_failure(path, str(error))
            raise
        _require_agreement(problem, made)
        cases = replace(Cases.of(made, illegal=illegal), size=size)
        store_cases(path, cases)
        return cases


def _kept(problem: Problem, path: Path) -> Cases | None:
    """Return the cases kept at this path, if there are any."""
    if cases := load_cases(path):
        set_size(problem, cases.size)
    return cases


def _answered(problem: Problem, made: list[Case], before: int) -> list[Case]:
    """Return the cases with the answers of what stands for answer(), numbered anew.

    Where it fails itself, there is no answer; such a case is kept if it is legal for certain.
    """
    answers = problem.deputy.answers([case.arguments for case in made])
    is_sure = problem.constraints.are_whole
    answered = zip(made, answers)
    known = [replace(case, answer=answer) for case, answer in answered if answer or is_sure]
    return [replace(case, number=number) for number, case in enumerate(known, before + 1)]


def _require_enough(problem: Problem, made: list[Case], illegal: LeftOut) -> None:
    """Raise an error if too few of the recipe's inputs are legal."""
    for group in SMALL, GENERATED:
        count, reason = illegal.get(group, (0, ""))
        total = count + sum(case.group == group for case in made)
        if count > (1 - LEAST_LEGAL) * total:
            raise KataError(
                f"{shown(problem.rules_file)}: of the {total:,} inputs that inputs() makes for the"
                f" group {group!r}, {count:,} are illegal, for example: {reason};"
                " keep inputs() within the constraints"
            )


def _require_agreement(problem: Problem, made: list[Case]) -> None:
    """Raise an error if the answers disagree with the examples of the spec."""
    unchanged = (encode(case.values[0]) == case.answer for case in made)
    if problem.signature.way == CHANGED and all(unchanged):
        raise KataError(
            f"{shown(problem.rules_file)}: answer() neither returns anything nor changes its first"
            " argument; return the right answer, or change the argument"
        )
    for case, example in zip(made, problem.examples):
        try:
            agrees = is_right(problem, case, encode(example.answer))
        except Exception as error:
            where = at(problem.rules_file, error)
            why = f"cannot tell whether {case.name} is right: {one_line(error)}"
            raise KataError(f"{where}: {why}") from None
        if not agrees:
            why = _disagreement(problem, case, example)
            fix = "correct one of them"
            if not problem.rules.canonical and _items(example.answer) == _items(case.expected):
                fix += " or, if any order is right, set ANY_ORDER = 1"
            raise KataError(f"{shown(problem.spec)}:{example.line}: {why}; {fix}")


def _items(value: Any) -> list[bytes]:
    """Return the items of a list, in an order that does not depend on theirs."""
    return sorted(map(encode, value)) if isinstance(value, list) else [encode(value)]


def _disagreement(problem: Problem, case: Case, example: Example) -> str:
    """Says how an example disagrees with problem.py; with accepts(), answers may differ."""
    stated = text_of(example.answer)
    if not problem.rules.accepts:
        given = f"{problem.reference_name} in problem.py gives {text_of(case.expected)}"
        return f"{case.name} states {stated}, but {given}"
    if why := type_error(problem, case, example.answer):
        return f"{case.name} states {stated}: {why}"
    why = refusal_of(problem, case.arguments, example.answer)
    return f"accepts() in problem.py rejects {case.name}: {stated if why == REFUSED else why}"


def cases_with_constants(
    cases: Cases, solution: Solution, held: Callable[[], list[Constant]], most: float = inf
) -> Cases | None:
    """Cases numbered after these, with the solution's own constants in their inputs; or None.

    They are the constants in its code, and those that it is found to hold while it runs: as many as
    there is time for, unless all of them have to be made in `most` seconds. Where every input is a
    case already, there are none.
    """
    problem, recipe = solution.problem, solution.problem.rules.inputs
    if not recipe or problem.rules.is_whole_domain:
        return None
    recipe = recipe.with_any() if isinstance(recipe, Derived) else recipe

    def with_constants(_problem: Problem, _budget: Budget) -> Iterator[Input]:
        sizes = range(1, min(problem.rules.small_size or 1, MOST_SIZES) + 1)
        if not (wide := wide_choices(recipe, sizes)):
            return
        written = nearby(constants(solution.tree))
        others = [constant for constant in nearby(held()) if constant not in written]
        for own in written, others:
            for constant, arguments in inputs_with(own, wide, recipe, sizes):
                yield Input(f"its own constant {constant!r}", arguments, by_recipe=True)

    groups, seconds = [Group(CONSTANTS, with_constants)], min(OWN, most)
    made, _ = _collect(problem, groups, seconds, len(cases), in_part=most > OWN)
    return Cases.of(made, len(cases)) if made else None


def _collect(
    problem: Problem,
    groups: Iterable[Group],
    seconds: float,
    before: int = 0,
    in_part: bool = False,
) -> tuple[list[Case], LeftOut]:
    """Return the cases of some groups, and which inputs were left out; an error names the case.

    If the time is over, that is an error, too, unless they may be made `in_part`.
    """
    made: list[Case] = []
    seen: set[bytes] = set()  # the arguments of these, and of what is illegal
    illegal: LeftOut = {}
    budget, name = Budget(problem, seconds), ""
    try:
        with alarm(seconds, budget.look):
            for group in groups:
                budget.group, budget.doing = group.name, ""
                for one in group.inputs(problem, budget):
                    number, making, name = before + len(made) + 1, budget.doing, one.name
                    budget.doing = f"on case {number:,} ({name})"
                    arguments = encoded(one.arguments)
                    try:
                        if group.name not in (GENERATED, ORDERS) or arguments not in seen:
                            made.append(_case(problem, number, group.name, name, arguments))
                    except IllegalError as error:
                        if not one.by_recipe:
                            raise
                        left_out, first = illegal.get(group.name, (0, str(error)))
                        illegal[group.name] = left_out + 1, first
                    seen.add(arguments)
                    name, budget.doing, budget.made = "", making, number  # this one is made
                    budget.counts[group.name] += 1
    except TimeoutError:
        if budget.stuck or not in_part:
            raise KataError(budget.overdrawn()) from None
    except (Exception, SystemExit) as error:
        number = before + len(made)
        case = f"case {number + 1} ({name})" if name else f"after case {number}"
        raise KataError(f"{_where(problem, error)}: {case}: {error_line(error)}") from None
    return made if problem.has_answer else _answered(problem, made, before), illegal


def _case(problem: Problem, number: int, group: str, name: str, arguments: bytes) -> Case:
    """Return a case; where no answer() is known, without its answer."""
    if problem.has_answer:
        return case_of(problem, number, group, name, arguments)
    if reason := why_illegal(problem, arguments):
        raise IllegalError(reason)
    return Case(number, group, name, arguments, b"")


def _where(problem: Problem, error: BaseException) -> str:
    """Return the file that an error comes from, with the line: problem.py or given.py."""
    given = problem.folder / "given.py"
    if isinstance(error, UnfitError) and given.is_file():
        return shown(given)
    if (line := line_of(error, given.name)) and not line_of(error, str(problem.rules_file)):
        return f"{shown(given)}:{line}"
    return at(problem.rules_file, error)


def error_line(error: BaseException) -> str:
    """Return an error in one line."""
    if isinstance(error, UnfitError):
        return f"the right answer: {error}"
    return f"illegal input: {error}" if isinstance(error, IllegalError) else one_line(error)
