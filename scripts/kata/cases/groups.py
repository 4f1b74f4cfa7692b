"""The groups of cases: each is an entry with the function that makes its inputs."""

import inspect
from collections.abc import Callable, Iterator
from itertools import islice
from marshal import loads
from random import Random
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.budget import Budget, counted
from kata.cases.case import EXAMPLES, SMALL, Case
from kata.cases.choices import Origin, origin_of
from kata.cases.recipe import EveryPick, at_random, every
from kata.cases.reference import require_tuple
from kata.problem.folder import Problem
from kata.wire.plain import encode

MOST = 1_000_000  # small inputs
GENERATED, RANDOM = "generated", "random"  # a group, and its inputs that the recipe makes
SEEDS = 100  # random inputs, and inputs from each generator, growing to the largest size


class Input(NamedTuple):
    """The arguments and the name of a case that is yet to be made."""

    name: str
    arguments: Any
    by_recipe: bool = False  # if so, it is left out if it is illegal; otherwise that is an error


class Group(NamedTuple):
    """A group of cases; `inputs` tells the budget what it is making."""

    name: str
    inputs: Callable[[Problem, Budget], Iterator[Input]]
    fewer: str = ""  # how to make fewer, if making them takes too long


def examples(problem: Problem, _: Budget) -> Iterator[Input]:
    """The inputs of the documented examples."""
    for i, example in enumerate(problem.examples, 1):
        yield Input(f"documented example {i}", example.arguments)


def small(problem: Problem, budget: Budget) -> Iterator[Input]:
    """The inputs of `small` or, without it, all that the recipe makes at SMALL, shortest first."""
    rules = problem.rules
    if rules.small:
        name = (inspect.getdoc(rules.small) or "every small input").split("\n")[0].rstrip(".")
        for arguments in rules.small():
            yield Input(name[0].lower() + name[1:], arguments)
        return
    budget.doing = f"at size {rules.SMALL}"
    made, wide = _every_small(problem)
    reach = "there is" if rules.is_whole_domain else f"up to size {rules.SMALL}"
    name = f"every input {reach}" + ", wide choices at their ends" * bool(wide)
    for data in made:
        yield Input(name, loads(data), by_recipe=True)


def _every_small(problem: Problem) -> tuple[list[bytes], list[Any]]:
    """The recipe's small inputs as bytes, shortest first, and its wide choices."""
    rules, pick = problem.rules, EveryPick()
    made: dict[bytes, None] = {}
    for arguments in islice(every(rules.inputs, rules.SMALL, pick), MOST + 1):
        made[encode(require_tuple(arguments))] = None
    size = f"up to size {rules.SMALL}"
    if len(made) > MOST:
        raise KataError(f"inputs() makes over {MOST:,} inputs {size}; {counted(problem)}")
    if not made:
        raise KataError(f"inputs() makes no input {size}")
    if pick.wide and rules.is_whole_domain:
        raise KataError(
            f"SMALL == LARGEST promises every input, but pick() gets {len(pick.wide[0]):,} options,"
            " of which only a few are tried; list the inputs in small(), or lower SMALL"
        )
    return sorted(made, key=len), pick.wide


def generated(problem: Problem, budget: Budget) -> Iterator[Input]:
    """Random inputs from the recipe and from each generator, of sizes that grow."""
    rules = problem.rules
    for i in range(0 if rules.is_whole_domain else SEEDS):
        size = _size(problem, i)
        budget.doing = f"at size {size:,}"
        if rules.inputs:
            arguments = at_random(rules.inputs, size, Random(_seed(problem, RANDOM, i)))
            if arguments is not None:
                yield Input(f"{RANDOM} {i + 1}", arguments, by_recipe=True)
        for title, make in rules.generators.items():
            name = title.replace("_", " ")
            yield Input(f"{name} {i + 1}", make(Random(_seed(problem, name, i)), size))


def _size(problem: Problem, index: int) -> int:
    """The size of a random input, given how many smaller ones there are from the same source."""
    most = problem.rules.RANDOM or problem.rules.LARGEST
    return 1 + round((most - 1) * (index / (SEEDS - 1)) ** 2)


def _seed(problem: Problem, title: str, index: int) -> str:
    return f"{problem.slug}:{index}" if title == RANDOM else f"{problem.slug}:{title}:{index}"


def origin(problem: Problem, case: Case) -> Origin | None:
    """How a random input was made; None if the case is not of this group."""
    if case.group != GENERATED:
        return None
    title, _, number = case.name.rpartition(" ")
    index = int(number) - 1
    return origin_of(problem, title, _size(problem, index), _seed(problem, title, index))


def killers(problem: Problem, _: Budget) -> Iterator[Input]:
    """Hard inputs, made by hand."""
    for name, arguments in problem.rules.killers():
        yield Input(name, arguments)


GROUPS = (
    Group(EXAMPLES, examples),
    Group(SMALL, small),
    Group(GENERATED, generated, "lower RANDOM"),
    Group("killers", killers, "choose smaller killers"),
)
