"""The groups of cases: each is an entry with the function that makes its inputs."""

import inspect
from collections.abc import Callable, Iterator
from itertools import islice
from marshal import loads
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.budget import Budget, lower_small
from kata.cases.checker import encoded, why_illegal
from kata.cases.model import EXAMPLES, GENERATED, KILLERS, ORDERS, SAMPLED, SMALL, Input
from kata.cases.orders import in_order, in_order_of_calls
from kata.cases.origin import RANDOM, RandomName, makers, random_input, sizes
from kata.cases.recipe import EveryPick, every
from kata.paths import shown
from kata.problem.folder import Problem
from kata.problem.rules import Rules

MOST_SMALL = 1_000_000  # small inputs

# Of each size, there are as many random inputs as CONTENT allows, whatever the machine: thousands
# that are short and, of those that are long, only a few. The recipe and the generators share them.
CONTENT = 30_000  # bytes of the inputs of one size
OFTEN, SELDOM = 400, 3  # inputs of one size: at most, and even of those that are longer


class Group(NamedTuple):
    """A group of cases; `inputs` tells the budget what it is making, and how to make less."""

    name: str
    inputs: Callable[[Problem, Budget], Iterator[Input]]


def examples(problem: Problem, _: Budget) -> Iterator[Input]:
    """Yield the inputs of the documented examples."""
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
    if not rules.small_size:  # of a derived recipe, which has too many inputs of every size
        return
    budget.at(rules.small_size)
    made, wide = _every_small(problem)
    reach = "there is" if rules.is_whole_domain else f"up to size {rules.small_size}"
    name = f"every input {reach}" + SAMPLED * bool(wide)
    for data in made:
        yield Input(name, loads(data), by_recipe=True)


def _every_small(problem: Problem) -> tuple[list[bytes], list[Any]]:
    """Return the recipe's small inputs as bytes, shortest first, and its wide choices."""
    rules, pick = problem.rules, EveryPick()
    made: dict[bytes, None] = {}
    for arguments in islice(every(rules.inputs, rules.small_size, pick), MOST_SMALL + 1):
        made[encoded(arguments)] = None
    size = f"up to size {rules.small_size}"
    if len(made) > MOST_SMALL:
        raise KataError(f"inputs() makes over {MOST_SMALL:,} inputs {size}; {lower_small(problem)}")
    if not made:
        raise KataError(f"inputs() makes no input {size}; give pick() options, or raise SMALL")
    if pick.wide and rules.is_whole_domain:
        raise KataError(
            f"SMALL == LARGEST promises every input, but pick() gets {len(pick.wide[0]):,} options,"
            " of which only a few are tried; list the inputs in small(), or lower SMALL"
        )
    return sorted(made, key=len), pick.wide


def generated(problem: Problem, budget: Budget) -> Iterator[Input]:
    """Random inputs from the recipe and from each generator, of sizes that grow.

    A generator makes inputs of just one size, so it is also asked for those between the last size
    and this.
    """
    last = 0
    for size in () if problem.rules.is_whole_domain else sizes(problem):
        budget.at(size, smaller_random(problem.rules, size))
        sources = makers(problem)
        for maker in sources:
            content = 0
            for number in range(max(OFTEN // len(sources), SELDOM)):
                if number >= SELDOM and content > CONTENT // len(sources):
                    break
                exact = size if maker == RANDOM else size - number % (size - last)
                name = RandomName(maker, number + 1, exact)
                if made := random_input(problem, name):
                    content += len(encoded(made.arguments))
                    yield made
        last = size


def orders(problem: Problem, budget: Budget) -> Iterator[Input]:
    """Yield the long lists of the largest random inputs, in other orders."""
    if problem.rules.is_whole_domain:
        return
    *_, size = sizes(problem)
    budget.at(size, smaller_random(problem.rules, size))
    names = [RandomName(maker, i + 1, size) for maker in makers(problem) for i in range(SELDOM)]
    inputs = [made.arguments for name in names if (made := random_input(problem, name))]
    signature = problem.signature
    found = in_order_of_calls(inputs) if signature.plays else in_order(signature.parameters, inputs)
    for name, arguments in found:
        yield Input(name, arguments, by_recipe=True)


def killers(problem: Problem, budget: Budget) -> Iterator[Input]:
    """Yield hard inputs, made by hand: killers, and the largest workloads."""
    own = set[bytes]()
    budget.fewer[budget.group] = "choose smaller killers"
    for name, arguments in problem.rules.killers():
        own.add(encoded(arguments))
        yield Input(name, arguments)
    for name, arguments in timed(problem):
        if encoded(arguments) not in own:
            yield Input(name, arguments)


def timed(problem: Problem) -> Iterator[tuple[str, Any]]:
    """Yield each kind of workload at its largest legal size in COMPARED, or else at LARGEST.

    Those that are TIMED_ONLY are no cases, since they would refuse what LeetCode accepts.
    """
    rules = problem.rules
    if not rules.workloads:
        return
    sizes = sorted({size for _, size in rules.COMPARED} or {rules.LARGEST}, reverse=True)
    made = {size: rules.workloads(size) for size in sizes}
    kinds = dict.fromkeys(kind for size in sizes for kind in made[size])
    if unknown := next((kind for kind in rules.TIMED_ONLY if kind not in kinds), ""):
        where = shown(problem.rules_file)
        raise KataError(
            f"{where}: workloads() has no {unknown!r}; add it, or remove it from TIMED_ONLY"
        )
    for kind in (kind for kind in kinds if kind not in rules.TIMED_ONLY):
        timed_at = [size for one, size in rules.COMPARED if one == kind] or sizes[:1]
        for size in sorted(timed_at, reverse=True):
            arguments = made[size].get(kind)
            if arguments is not None and not why_illegal(problem, encoded(arguments)):
                yield f"{kind}, size {size:,}", arguments
                break


def smaller_random(rules: Rules, size: int) -> str:
    """The advice to make random inputs smaller, unless they are as small as the small ones."""
    if size <= max(rules.small_size, 1):
        return ""
    return "lower RANDOM" if rules.RANDOM else f"set RANDOM below LARGEST = {rules.LARGEST:,}"


GROUPS = (
    Group(EXAMPLES, examples),
    Group(SMALL, small),
    Group(GENERATED, generated),
    Group(ORDERS, orders),
    Group(KILLERS, killers),
)
