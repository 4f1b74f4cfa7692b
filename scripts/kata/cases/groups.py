"""The groups of cases: each is an entry with the function that makes its inputs."""

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from marshal import loads
from math import isqrt
from random import Random
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.budget import Budget, Fewer, counted
from kata.cases.model import EXAMPLES, SMALL, Case
from kata.cases.recipe import EveryPick, Origin, at_random, every, origin_of
from kata.cases.right import encoded
from kata.problem.folder import Problem
from kata.problem.rules import Rules

LONG = 100  # items: every order of a few is among the small inputs
ROW = 3  # items at most of each item that is a list itself: a longer one is a row of a matrix


def saw(items: list[Any]) -> list[Any]:
    """The items in runs that rise, each over the whole range."""
    ordered, runs = sorted(items), isqrt(len(items))
    return [item for run in range(runs) for item in ordered[run::runs]]


def repeating(items: list[Any]) -> list[Any]:
    """The first third of the items, three times."""
    third = items[: -(-len(items) // 3)]
    return (3 * third)[: len(items)]


def consecutive(items: list[Any]) -> list[Any]:
    """As many numbers, each one more than the last; the items themselves if they are no numbers."""
    is_numbers = type(items[0]) is int
    return [*range(min(items), min(items) + len(items))] if is_numbers else items


ARRANGEMENTS: dict[str, Callable[[list[Any]], list[Any]]] = {
    "sorted": sorted,
    "falling": lambda items: sorted(items, reverse=True),
    "all equal": lambda items: items[:1] * len(items),
    "as a saw": saw,
    "repeating": repeating,
    "consecutive": consecutive,
}


def in_order(names: Iterable[str], inputs: list[Any]) -> Iterator[tuple[str, Any]]:
    """(name, input): the longest list under each of these names, in each order."""
    for place, name in enumerate(names if inputs else ()):
        values = max(inputs, key=lambda values: _length(values[place]))
        for order, items in _arranged(values[place] if _length(values[place]) else ()):
            whole = "".join(items) if isinstance(values[place], str) else items
            yield f"{name} {order}", (*values[:place], whole, *values[place + 1 :])


def in_order_of_calls(inputs: list[Any]) -> Iterator[tuple[str, Any]]:
    """(name, input): the arguments of all calls of a method, in each order."""
    for method in dict.fromkeys(name for names, _ in inputs for name in names[1:]):
        names, arguments = max(inputs, key=lambda calls: calls[0].count(method))
        places = [i for i, name in enumerate(names) if name == method and arguments[i]]
        for order, all_items in _arranged([arguments[i] for i in places]):
            changed = [*arguments]
            for i, items in zip(places, all_items):
                changed[i] = items
            yield f"{method} {order}", (names, changed)


def _arranged(items: Sequence[Any]) -> Iterator[tuple[str, list[Any]]]:
    """(name of the order, the items in it), if there are many and they can be compared."""
    for order, arrange in ARRANGEMENTS.items() if len(items) >= LONG else ():
        with suppress(TypeError):
            yield order, arrange([*items])


def _length(value: Any) -> int:
    """The length of a list whose items can be put into order, or of a string; otherwise 0."""
    if isinstance(value, str):
        return len(value)
    if not isinstance(value, list) or len({type(item) for item in value}) != 1:
        return 0
    is_matrix = isinstance(value[0], list) and max(map(len, value)) > ROW
    return 0 if value[0] is None or is_matrix else len(value)


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
