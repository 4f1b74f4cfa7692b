"""The groups of cases: each is an entry with the function that makes its inputs."""

import inspect
import re
from collections.abc import Callable, Iterator
from itertools import islice
from marshal import loads
from random import Random
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.budget import Budget, Fewer, counted
from kata.cases.case import EXAMPLES, SMALL, Case
from kata.cases.choices import Origin, origin_of
from kata.cases.orders import in_order, in_order_of_calls
from kata.cases.recipe import EveryPick, at_random, every
from kata.cases.reference import encoded
from kata.problem.folder import Problem
from kata.problem.rules import Rules

MOST = 1_000_000  # small inputs
GENERATED, ORDERS = "generated", "orders"  # groups
RANDOM = "random"  # inputs that the recipe makes

# Of each size, there are as many random inputs as CONTENT allows, whatever the machine: thousands
# that are short and, of those that are long, only a few. The recipe and the generators share them.
CONTENT = 30_000  # bytes of the inputs of one size
OFTEN, SELDOM = 400, 3  # inputs of one size: at most, and even of those that are longer
GROWTH = 1.5  # from one size to the next


class Input(NamedTuple):
    """The arguments and the name of a case that is yet to be made."""

    name: str
    arguments: Any
    by_recipe: bool = False  # if so, it is left out if it is illegal; otherwise that is an error


class Group(NamedTuple):
    """A group of cases; `inputs` tells the budget what it is making."""

    name: str
    inputs: Callable[[Problem, Budget], Iterator[Input]]
    fewer: Fewer = lambda *_: ""


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
    budget.at(rules.SMALL)
    made, wide = _every_small(problem)
    reach = "there is" if rules.is_whole_domain else f"up to size {rules.SMALL}"
    name = f"every input {reach}" + ", large ranges sampled" * bool(wide)
    for data in made:
        yield Input(name, loads(data), by_recipe=True)


def _every_small(problem: Problem) -> tuple[list[bytes], list[Any]]:
    """The recipe's small inputs as bytes, shortest first, and its wide choices."""
    rules, pick = problem.rules, EveryPick()
    made: dict[bytes, None] = {}
    for arguments in islice(every(rules.inputs, rules.SMALL, pick), MOST + 1):
        made[encoded(arguments)] = None
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


def generated(problem: Problem, budget: Budget, earlier: int = 0) -> Iterator[Input]:
    """Random inputs from the recipe and from each generator, of sizes that grow.

    They are others than those of `earlier` rounds. A generator makes inputs of just one size, so it
    is also asked for those between the last size and this.
    """
    last = 0
    for size in () if problem.rules.is_whole_domain else sizes(problem):
        budget.at(size)
        sources = titles(problem)
        for title in sources:
            content = 0
            for number in range(max(OFTEN // len(sources), SELDOM)):
                if number >= SELDOM and content > CONTENT // len(sources):
                    break
                exact = size if title == RANDOM else size - number % (size - last)
                if made := random_input(problem, title, OFTEN * earlier + number + 1, exact):
                    content += len(encoded(made.arguments))
                    yield made
        last = size


def sizes(problem: Problem) -> Iterator[int]:
    """The sizes of random inputs, up to the largest."""
    size, largest = 1, problem.rules.RANDOM or problem.rules.LARGEST
    while size < largest:
        yield size
        size = max(size + 1, round(GROWTH * size))
    yield largest


def titles(problem: Problem) -> list[str]:
    """What random inputs are called: `random` if they come from the recipe."""
    rules = problem.rules
    return [RANDOM] * bool(rules.inputs) + [name.replace("_", " ") for name in rules.generators]


def random_input(problem: Problem, title: str, number: int, size: int) -> Input | None:
    """The input of that title, number and size, always the same; None if the recipe makes none."""
    rules, name = problem.rules, f"{title} {number} of size {size}"
    rng = Random(f"{problem.slug}: {name}")
    if title != RANDOM:
        return Input(name, rules.generators[title.replace(" ", "_")](rng, size))
    assert rules.inputs
    arguments = at_random(rules.inputs, size, rng)
    return None if arguments is None else Input(name, arguments, by_recipe=True)


def origin(problem: Problem, case: Case) -> Origin | None:
    """How a random input was made; None if the case is not of this group."""
    if case.group != GENERATED:
        return None
    title, _, size = _parted(case.name)
    return origin_of(problem, title, size, f"{problem.slug}: {case.name}")


def is_random(problem: Problem, name: str) -> bool:
    """Whether it names a random input, even one that is none of the cases."""
    title, _, size = _parted(name)
    return title in titles(problem) and 0 < size <= max(sizes(problem))


def named(problem: Problem, name: str) -> Any:
    """The arguments of the random input of that name; an error if the recipe makes none."""
    if made := random_input(problem, *_parted(name)):
        return made.arguments
    raise KataError("inputs() makes no input with these choices")


def _parted(name: str) -> tuple[str, int, int]:
    """The title, the number and the size in the name of a random input."""
    found = re.fullmatch(r"(.+) (\d{1,9}) of size (\d{1,9})", name)
    return (found[1], int(found[2]), int(found[3])) if found else ("", 0, 0)


def orders(problem: Problem, budget: Budget) -> Iterator[Input]:
    """The long lists of the largest random inputs, in other orders."""
    if problem.rules.is_whole_domain:
        return
    *_, size = sizes(problem)
    budget.at(size)
    some = [random_input(problem, t, n + 1, size) for t in titles(problem) for n in range(SELDOM)]
    inputs = [one.arguments for one in some if one]
    signature = problem.signature
    found = in_order_of_calls(inputs) if signature.plays else in_order(signature.parameters, inputs)
    for name, arguments in found:
        yield Input(name, arguments, by_recipe=True)


def killers(problem: Problem, _: Budget) -> Iterator[Input]:
    """Hard inputs, made by hand."""
    for name, arguments in problem.rules.killers():
        yield Input(name, arguments)


def smaller_random(rules: Rules, size: int) -> str:
    """How to make fewer random inputs; nothing if they are still as small as the small ones."""
    if size <= max(rules.SMALL, 1):
        return ""
    return "lower RANDOM" if rules.RANDOM else f"set RANDOM below LARGEST = {rules.LARGEST:,}"


GROUPS = (
    Group(EXAMPLES, examples),
    Group(SMALL, small),
    Group(GENERATED, generated, smaller_random),
    Group(ORDERS, orders, smaller_random),
    Group("killers", killers, lambda *_: "choose smaller killers"),
)
