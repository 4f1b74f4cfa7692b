"""The inputs of all cases, group by group, in their order."""

import inspect
import marshal
from itertools import islice
from random import Random

from kata import KataError
from kata.cases.budget import counted
from kata.cases.recipe import EveryPick, at_random, every
from kata.cases.reference import require_tuple
from kata.problem.contract import generators
from kata.wire.plain import encode

MOST = 1_000_000  # small inputs
SEEDS = 100  # random inputs, and inputs from each generator, growing to the largest size


def inputs_of(problem, budget):
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
