"""Makes the cases of a problem, in their order, each of them checked to be legal."""

import hashlib
import marshal
import sys
from collections import defaultdict
from pathlib import Path

from kata import KataError
from kata.cases.budget import Budget
from kata.cases.constants import constants, inputs_with
from kata.cases.inputs import inputs_of
from kata.cases.keep import keep, keep_failure, kept, kept_failure, locked, unnamed
from kata.cases.reference import IllegalError, alarm, case_of, is_unchanged
from kata.cases.right import is_right
from kata.paths import at, shown
from kata.problem.spec import parse_input
from kata.text import one_line, text_of
from kata.wire.plain import encode

TYPED = "the input that was typed"
MAKING = 60  # seconds in which all cases of a problem must be made
FEW = 0.05  # of the inputs that a recipe makes: when fewer are legal, it is not fit for that
KATA = Path(__file__).parents[1]
ROOMS = (
    "",
    "cases",
    "inside",
    "judge",
    "problem",
    "run",
    "wire",
)  # what cases and verdicts depend on
SOURCES = sorted(path for room in ROOMS for path in (KATA / room).glob("*.py"))


def cases_of(problem, say=lambda _: None):
    """The cases of a problem, from .cache/ unless what they are made of has changed."""
    signature, examples = problem.signature, problem.examples
    made_of = [sys.implementation.cache_tag, signature.shape, [e[:2] for e in examples]]
    state = hashlib.sha256(encode(made_of))
    for source in problem.rules_file, *SOURCES:
        state.update(source.read_bytes() if source.is_file() else b"")
    path = problem.folder.parents[1] / ".cache" / problem.slug / state.hexdigest()[:32]
    if cases := kept(path):
        return cases
    problem.rules  # noqa: B018 (what is wrong with it is said before anything else)
    with locked(path.parent):
        if cases := kept(path):  # another process has made them meanwhile
            return cases
        if failure := kept_failure(path):  # it has tried in vain
            raise KataError(failure)
        say(f"making the cases of {problem.slug}, once ...")
        try:
            made = _made(problem)
        except KataError as error:
            keep_failure(path, str(error))
            raise
        return keep(path, _verified(problem, made))


def _verified(problem, made):
    """The cases, if they agree with the examples of the spec."""
    if problem.signature.in_place and all(is_unchanged(case) for case in made):
        raise KataError(
            f"{shown(problem.rules_file)}: answer() neither returns anything nor changes its first"
            " argument; return the right answer, or change the argument"
        )
    for case, example in zip(made, problem.examples):
        if not is_right(problem, case, encode(example.answer)):
            raise KataError(
                f"{shown(problem.spec)}:{example.line}: {case.name} states"
                f" {text_of(example.answer)}, but {problem.reference_name} in problem.py gives"
                f" {text_of(marshal.loads(case.answer))}; correct one of them"
            )
    return made


def own_cases(cases, solution):
    """The cases that go on after these: inputs that hold the solution's own constants."""
    problem, own = solution.problem, constants(solution.tree)
    recipe, smallest = getattr(problem.rules, "inputs", None), getattr(problem.rules, "SMALL", 1)
    if not (own and recipe):
        return None
    inputs = (
        ("constants", f"its own constant {constant!r}", given, True)
        for constant, given in inputs_with(own, recipe, range(1, smallest + 1))
    )
    made, _ = _collect(problem, Budget(problem, MAKING), inputs, len(cases))
    return unnamed(made, len(cases)) if made else None


def typed(problem, text):
    """The single case that somebody typed in the form of the spec's examples, if it is legal."""
    given = parse_input(text, problem.signature, TYPED)
    try:
        with alarm(MAKING):
            case = case_of(problem, 1, "typed", TYPED, given)
    except TimeoutError:
        raise KataError(
            f"{TYPED}: its answer takes longer than {MAKING} s; try a smaller input"
        ) from None
    except Exception as error:
        raise KataError(f"{TYPED}: {_told(error)}") from None
    return unnamed([case])


def _made(problem):
    """Every case, unless the recipe makes too few legal ones."""
    budget = Budget(problem, MAKING)
    made, refused = _collect(problem, budget, inputs_of(problem, budget))
    for group, reasons in refused.items():
        total = len(reasons) + sum(case.group == group for case in made)
        if len(reasons) > (1 - FEW) * total:
            raise KataError(
                f"{shown(problem.rules_file)}: of the {total:,} inputs that inputs() makes for the"
                f" group {group!r}, {len(reasons):,} are not legal, for example: {reasons[0]}"
            )
    return made


def _collect(problem, budget, inputs, before=0):
    """The cases of some inputs, and why others were refused; or an error with the case and line."""
    made, refused, name = [], defaultdict(list), ""
    try:
        with budget:
            for group, name, given, by_recipe in inputs:
                number, maker = before + len(made) + 1, budget.doing
                budget.doing = group, f"on case {number:,} ({name})"
                try:
                    made.append(case_of(problem, number, group, name, given))
                except IllegalError as error:
                    if not by_recipe:
                        raise
                    refused[group].append(error)
                name, budget.doing = "", maker  # noqa: PLW2901 (this one is made)
    except TimeoutError:
        raise KataError(budget.overdrawn()) from None
    except (Exception, SystemExit) as error:
        number = before + len(made)
        case = f"case {number + 1} ({name})" if name else f"after case {number}"
        raise KataError(f"{at(problem.rules_file, error)}: {case}: {_told(error)}") from None
    return made, refused


def _told(error):
    """An error in one line."""
    return f"illegal input: {error}" if isinstance(error, IllegalError) else one_line(error)
