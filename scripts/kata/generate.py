"""Makes the cases of a problem, in their order, each of them checked to be legal."""

import hashlib
import inspect
import marshal
import sys
from collections import defaultdict
from itertools import islice
from pathlib import Path
from random import Random

from kata import KataError, cache
from kata.budget import Budget, counted
from kata.constants import constants, inputs_with
from kata.contract import generators
from kata.correctness import is_right
from kata.inside.call import encode
from kata.paths import at, shown
from kata.recipe import EveryPick, at_random, every
from kata.reference import IllegalError, alarm, case_of, is_unchanged, require_tuple
from kata.spec import parse_input
from kata.text import one_line, text_of

MAKING = 60  # seconds in which all cases of a problem must be made
MOST = 1_000_000  # small inputs
SEEDS = 100  # random inputs, and inputs from each generator, growing to the largest size
FEW = 0.05  # of the inputs that a recipe makes: when fewer are legal, it is not fit for that
SOURCES = sorted({*(here := Path(__file__).parent).glob("*.py"), *here.glob("inside/*.py")})


def cases_of(problem, say=lambda _: None):
    """The cases of a problem, from .cache/ unless what they are made of has changed."""
    signature, examples = problem.signature, problem.examples
    made_of = [sys.implementation.cache_tag, signature.shape, [e[:2] for e in examples]]
    state = hashlib.sha256(encode(made_of))
    for source in problem.rules_file, *SOURCES:
        state.update(source.read_bytes() if source.is_file() else b"")
    path = problem.folder.parents[1] / ".cache" / problem.slug / state.hexdigest()[:32]
    if cases := cache.kept(path):
        return cases
    problem.rules  # noqa: B018 (what is wrong with it is said before anything else)
    with cache.locked(path.parent):
        if cases := cache.kept(path):  # another process has made them meanwhile
            return cases
        if failure := cache.kept_failure(path):  # it has tried in vain
            raise KataError(failure)
        say(f"making the cases of {problem.slug}, once ...")
        try:
            made = _made(problem)
        except KataError as error:
            cache.keep_failure(path, str(error))
            raise
        return cache.keep(path, _verified(problem, made))


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
    return cache.unnamed(made, len(cases)) if made else None


def typed(problem, text):
    """The single case that somebody typed in the form of the spec's examples, if it is legal."""
    given = parse_input(text, problem.signature, "CASE")
    try:
        with alarm(MAKING):
            case = case_of(problem, 1, "typed", "the input that was typed", given)
    except TimeoutError:
        raise KataError(
            f"CASE: its answer takes longer than {MAKING} s; try a smaller input"
        ) from None
    except Exception as error:
        raise KataError(f"CASE: {_told(error)}") from None
    return cache.unnamed([case])


def _made(problem):
    """Every case, unless the recipe makes too few legal ones."""
    budget = Budget(problem, MAKING)
    made, refused = _collect(problem, budget, _inputs(problem, budget))
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


def _inputs(problem, budget):
    """(group, name, arguments, whether the recipe made them) of every case, in their order."""
    rules, whole = problem.rules, problem.is_whole_domain
    budget.doing = "examples", ""
    for i, example in enumerate(problem.examples, 1):
        yield "examples", f"documented example {i}", example.arguments, False
    budget.doing = "small", "" if hasattr(rules, "small") else f"at size {rules.SMALL}"
    if hasattr(rules, "small"):
        name = (inspect.getdoc(rules.small) or "every small input").split("\n")[0].rstrip(".")
        for arguments in rules.small():
            yield "small", name[0].lower() + name[1:], arguments, False
    else:
        small, wide = _small(problem)
        name = "every input there is" if whole else f"every input up to size {rules.SMALL}"
        if wide:
            name += ", wide choices at their ends"
        for arguments in small:
            yield "small", name, arguments, True
    makers = {name.replace("_", " "): make for name, make in generators(rules).items()}
    for i in range(0 if whole else SEEDS):
        size = 1 + round((rules.LARGEST - 1) * (i / (SEEDS - 1)) ** 2)
        budget.doing = "generated", f"at size {size:,}"
        if hasattr(rules, "inputs"):
            arguments = at_random(rules.inputs, size, Random(f"{problem.slug}:{i}"))
            if arguments is not None:
                yield "generated", f"random {i + 1}", arguments, True
        for name, make in makers.items():
            rng = Random(f"{problem.slug}:{name}:{i}")
            yield "generated", f"{name} {i + 1}", make(rng, size), False
    budget.doing = "killers", ""
    for name, arguments in rules.killers() if hasattr(rules, "killers") else ():
        yield "killers", name, arguments, False


def _small(problem):
    """Every input that the recipe makes at SMALL, the shortest first, and its wide choices."""
    size, made, pick = problem.rules.SMALL, {}, EveryPick()
    for arguments in islice(every(problem.rules.inputs, size, pick), MOST + 1):
        made[encode(require_tuple(arguments))] = None
    if len(made) > MOST:
        raise KataError(
            f"inputs() makes over {MOST:,} inputs up to size {size}; {counted(problem)}"
        )
    if not made:
        raise KataError(f"inputs() makes no input up to size {size}")
    if pick.wide and problem.is_whole_domain:
        raise KataError(
            f"SMALL == LARGEST promises every input, but pick() gets {len(pick.wide[0]):,} options,"
            f" of which only a few are tried; list the inputs in small(), or lower SMALL"
        )
    return map(marshal.loads, sorted(made, key=len)), pick.wide
