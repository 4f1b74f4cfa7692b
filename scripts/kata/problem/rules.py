"""problem.py, read once: the names that it may set, and what each must be."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args

from kata import KataError
from kata.text import did_you_mean, near, text_of


class Requirement(NamedTuple):
    """A test that the value of a name must pass, and what to write instead."""

    fits: Callable[[Any], bool]
    wanted: str

    def check(self, name: str, value: Any, where: object) -> None:
        """Raise an error unless the value of this name is what it must be."""
        if not self.fits(value):
            raise KataError(f"{where}: {name} is {text_of(value, 60)}; write {self.wanted}")


def string(example: str) -> Requirement:
    return Requirement(lambda value: isinstance(value, str), f"a string, as in {example}")


def _size(example: str) -> Requirement:
    return Requirement(_is_size, f"a whole number above 0, as in {example}")


def _is_size(value: Any) -> bool:
    return type(value) is int and value > 0  # True is not


def _are_columns(value: Any) -> bool:
    """Return True for a list of (workload, size)."""
    return isinstance(value, (list, tuple)) and all(
        isinstance(pair, tuple)
        and len(pair) == 2
        and isinstance(pair[0], str)
        and _is_size(pair[1])
        for pair in value
    )


def in_outer_order(result: Any) -> Any:
    """Return a list with its items in an order of our own, each of them as it is."""
    return sorted(result, key=repr) if isinstance(result, list) else result


def in_order(result: Any) -> Any:
    """Return a list with its items, and their items, in an order of our own."""
    return sorted(map(in_order, result), key=repr) if isinstance(result, list) else result


SORTED = {1: in_outer_order, 2: in_order}  # {levels of a result that may be in any order: its form}
Function: TypeAlias = Callable[..., Any]
FUNCTION = Requirement(callable, "a function of that name")
CLASS = Requirement(lambda value: isinstance(value, type), "a class of that name")
COLUMNS = Requirement(_are_columns, 'workloads with their sizes, as in COMPARED = [("dense", 50)]')
LEVELS = Requirement(
    [*SORTED].__contains__,
    "1 if the items of a result may be in any order, 2 if those of each item may be, too",
)
OptionalFunction: TypeAlias = Annotated[Function | None, FUNCTION]


@dataclass(frozen=True)
class Rules:
    """The values that problem.py sets under these names; problems/README.md explains each."""

    reference: Function  # answer() or, where LeetCode plays, the class of the signature's name
    SMALL: Annotated[int, _size("SMALL = 3")] = 0  # 0: not set
    LARGEST: Annotated[int, _size("LARGEST = 50")] = 0
    RANDOM: Annotated[int, _size("RANDOM = 200")] = 0
    COMPARED: Annotated[tuple[tuple[str, int], ...], COLUMNS] = ()
    ANY_ORDER: Annotated[int, LEVELS] = 0  # 0: it matters
    inputs: OptionalFunction = None
    check: OptionalFunction = None
    small: OptionalFunction = None
    killers: Annotated[Function, FUNCTION] = tuple
    workloads: OptionalFunction = None
    accepts: OptionalFunction = None
    picture: OptionalFunction = None
    focus: OptionalFunction = None
    scene: OptionalFunction = None
    canonical: Function | None = None  # the form of a result whose items may be in any order
    generators: dict[str, Function] = field(default_factory=dict)  # {name without gen_: function}

    @property
    def any_order(self) -> bool:
        """True if other results than the answer are right, too."""
        return bool(self.canonical or self.accepts)

    @property
    def draws_strings(self) -> bool:
        """True if a list of strings is drawn as a board."""
        return bool(self.picture or self.scene)


OPTIONAL: dict[str, Requirement] = {
    f.name: one for f in fields(Rules) for one in get_args(f.type) if isinstance(one, Requirement)
}


def read_rules(names: dict[str, Any], reference: str, is_class: bool, where: str) -> Rules:
    """Return the rules that problem.py sets; an error if it lacks or misspells one."""
    generators = {name[4:]: make for name, make in sorted(names.items()) if name[:4] == "gen_"}
    known = OPTIONAL | dict.fromkeys((f"gen_{name}" for name in generators), FUNCTION)
    known[reference] = CLASS if is_class else FUNCTION
    for name in sorted(names):
        if name in known:
            known[name].check(name, names[name], where)
        elif name[0] != "_" and (meant := near(name, OPTIONAL, 1, 0.85)):
            hint = f"{did_you_mean(meant)} (a helper can be named _{name})"
            raise KataError(f"{where}: {name} is not a name the judge knows{hint}")
    recipe, small = "inputs" in names, "small" in names
    wanted: dict[str, Any] = {
        reference: True,
        "SMALL": recipe and not small,
        "inputs() (or small())": "SMALL" in names and not recipe and not small,
        "LARGEST": recipe or (generators and small),
        "workloads()": not recipe and small,
    }
    if lacking := [n for n in wanted if wanted[n] and n.rstrip("()") not in names]:
        raise KataError(f"{where} lacks {', '.join(lacking)}; add what is missing")
    if recipe and "random" in generators:
        raise KataError(f"{where}: inputs() already makes the random inputs; rename gen_random")
    found = {name: names[name] for name in OPTIONAL if name in names}
    canonical = SORTED.get(found.get("ANY_ORDER", 0))
    rules = Rules(names[reference], **found, generators=generators, canonical=canonical)
    if rules.SMALL > rules.LARGEST > 0:
        sizes = f"SMALL = {rules.SMALL} is larger than LARGEST = {rules.LARGEST}"
        raise KataError(f"{where}: {sizes}; lower SMALL")
    return rules
