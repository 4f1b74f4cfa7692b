"""The groups of cases: each is an entry with the function that makes its inputs."""

import inspect
from collections.abc import Callable, Iterator
from itertools import chain, islice, pairwise, starmap
from marshal import loads
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.checker import encoded, why_illegal
from kata.cases.inputs import RANDOM, Inputs, RandomName, inputs_of, makers, random_input, sizes
from kata.cases.model import EXAMPLES, GENERATED, KEPT, KILLERS, ORDERS, SAMPLED, SMALL, Input
from kata.cases.recipe import EveryPick, every
from kata.problem.folder import Problem

MOST_SMALL = 1_000_000  # small inputs

# Of each size, there are as many random inputs as CONTENT allows, whatever the machine: thousands
# that are short and, of those that are long, only a few. The recipe and the generators share them.
CONTENT = 30_000  # bytes of the inputs of one size
OFTEN, SELDOM = 400, 3  # inputs of one size: at most, and even of those that are longer


class Group(NamedTuple):
    """A group of cases, the function that makes their inputs, and what would make fewer of them."""

    name: str
    inputs: Callable[[Problem], Iterator[Input]]
    fewer: str = "make fewer cases"


def examples(problem: Problem) -> Iterator[Input]:
    """Yield the inputs of the documented examples."""
    for i, example in enumerate(problem.examples, 1):
        yield Input(f"documented example {i}", example.arguments)


def kept(problem: Problem) -> Iterator[Input]:
    """Yield the inputs that people handed in, since they refuted something."""
    return starmap(Input, problem.kept)


def small(problem: Problem) -> Iterator[Input]:
    """The inputs of `small` or, without it, all that the recipe makes at SMALL, shortest first."""
    rules = problem.rules
    if rules.small:
        name = (inspect.getdoc(rules.small) or "every small input").split("\n")[0].rstrip(".")
        for arguments in rules.small():
            yield Input(name[0].lower() + name[1:], arguments)
        return
    inputs = inputs_of(problem)
    if not inputs.small:  # of a derived recipe, which has too many inputs of every size
        return
    made, wide = _every_small(inputs)
    reach = "there is" if inputs.is_whole else f"up to size {inputs.small}"
    name = f"every input {reach}" + SAMPLED * bool(wide)
    for data in made:
        yield Input(name, loads(data), by_recipe=True)


def _every_small(inputs: Inputs) -> tuple[list[bytes], list[Any]]:
    """Return the recipe's small inputs as bytes, shortest first, and its wide choices."""
    pick, made = EveryPick(), dict[bytes, None]()
    for arguments in islice(every(inputs.recipe, inputs.small, pick), MOST_SMALL + 1):
        made[encoded(arguments)] = None
    size = f"up to size {inputs.small}"
    if len(made) > MOST_SMALL:
        raise KataError(f"inputs() makes over {MOST_SMALL:,} inputs {size}; lower SMALL")
    if not made:
        raise KataError(f"inputs() makes no input {size}; give pick() options, or raise SMALL")
    if pick.wide and inputs.is_whole:
        raise KataError(
            f"SMALL == LARGEST promises every input, but pick() gets {len(pick.wide[0]):,} options,"
            " of which only a few are tried; list the inputs in small(), or lower SMALL"
        )
    return sorted(made, key=len), pick.wide


def generated(problem: Problem) -> Iterator[Input]:
    """Random inputs from the recipe and from each generator, of sizes that grow.

    A generator makes inputs of just one size, so it is also asked for those between the last size
    and this.
    """
    last = 0
    for size in () if inputs_of(problem).is_whole else sizes(problem):
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


def orders(problem: Problem) -> Iterator[Input]:
    """Yield the largest random inputs in other orders, and pairs of arguments changed together."""
    # Here, as cases that are kept need none of it.
    from kata.cases.arrangements import in_order, in_order_of_calls, in_pairs, stairs

    if inputs_of(problem).is_whole:
        return
    *_, size = sizes(problem)
    names = [RandomName(maker, i + 1, size) for maker in makers(problem) for i in range(SELDOM)]
    made = [one for name in names if (one := random_input(problem, name))]
    inputs, signature = [one.arguments for one in made], problem.signature
    if signature.plays:
        asked = [name for name, method in signature.methods.items() if method.result != "None"]
        found = in_order_of_calls(inputs, asked)
    else:
        found = chain(in_order(signature.parameters, inputs), stairs(signature.parameters, inputs))
        kinds = pairwise(signature.parameters.values())
        alike = [i for i, (kind, following) in enumerate(kinds) if kind == following]
        large = [one[:2] for one in chain(made, killers(problem))] if alike else []
        found = chain(found, *(in_pairs(i, large) for i in alike))
    for name, arguments in found:
        yield Input(name, arguments, by_recipe=True)


def killers(problem: Problem) -> Iterator[Input]:
    """Yield hard inputs, made by hand: killers, and the largest workloads."""
    own = set[bytes]()
    for name, arguments in problem.rules.killers():
        own.add(encoded(arguments))
        yield Input(name, arguments)
    for name, arguments in timed(problem):
        if encoded(arguments) not in own:
            yield Input(name, arguments)


def timed(problem: Problem) -> Iterator[tuple[str, Any]]:
    """Yield each kind of workload at its largest legal size in COMPARED, or else at LARGEST."""
    rules = problem.rules
    if not rules.workloads:
        return
    sizes = sorted(
        {size for _, size in rules.COMPARED} or {inputs_of(problem).largest}, reverse=True
    )
    made = {size: rules.workloads(size) for size in sizes}
    kinds = dict.fromkeys(kind for size in sizes for kind in made[size])
    for kind in kinds:
        timed_at = [size for one, size in rules.COMPARED if one == kind] or sizes[:1]
        for size in sorted(timed_at, reverse=True):
            arguments = made[size].get(kind)
            if arguments is not None and not why_illegal(problem, encoded(arguments)):
                yield f"{kind}, size {size:,}", arguments
                break


GROUPS = (
    Group(EXAMPLES, examples),
    Group(KEPT, kept),
    Group(SMALL, small, "lower SMALL, or let small() make fewer inputs"),
    Group(GENERATED, generated, "lower RANDOM"),
    Group(ORDERS, orders, "lower RANDOM"),
    Group(KILLERS, killers, "choose smaller killers"),
)
