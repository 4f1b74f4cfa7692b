"""problem.py, read once: the names that it may set, and what each must be."""

import ast
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from math import sqrt
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args

from kata import KataError
from kata.problem.inputs.derived import Derived
from kata.text import did_you_mean, near, text_of


class Requirement(NamedTuple):
    """A test that the value of a name must pass, and what to write instead."""

    fits: Callable[[Any], bool]
    wanted: str

    def check(self, name: str, value: Any, where: object) -> None:
        """Raise an error unless the value of this name is what it must be."""
        if not self.fits(value):
            raise KataError(f"{where}: {name} is {text_of(value, 60)}; write {self.wanted}")


def string(example: str, kind: str = "a string") -> Requirement:
    return Requirement(lambda value: isinstance(value, str), f"{kind}, as in {example}")


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


def _are_names(value: Any) -> bool:
    """Return True for a list of strings."""
    return isinstance(value, (list, tuple)) and all(isinstance(name, str) for name in value)


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
KINDS = Requirement(_are_names, 'names of workloads, as in TIMED_ONLY = ["dense"]')
LEVELS = Requirement(
    [*SORTED].__contains__,
    "1 if the items of a result may be in any order, 2 if those of each item may be, too",
)
REASON = string('UNREACHED = "the answer would not fit into memory"', "a reason")
OptionalFunction: TypeAlias = Annotated[Function | None, FUNCTION]


@dataclass(frozen=True)
class Rules:
    """The values that problem.py sets under these names; problems/README.md explains each."""

    reference: Function  # answer() or, where LeetCode plays, the class of the signature's name
    SMALL: Annotated[int, _size("SMALL = 3")] = 0  # 0: not set
    LARGEST: Annotated[int, _size("LARGEST = 50")] = 0
    RANDOM: Annotated[int, _size("RANDOM = 200")] = 0
    COMPARED: Annotated[tuple[tuple[str, int], ...], COLUMNS] = ()
    TIMED_ONLY: Annotated[tuple[str, ...], KINDS] = ()
    ANY_ORDER: Annotated[int, LEVELS] = 0  # 0: it matters
    UNREACHED: Annotated[str, REASON] = ""
    inputs: OptionalFunction = None
    check: OptionalFunction = None
    small: OptionalFunction = None
    killers: Annotated[Function, FUNCTION] = tuple
    workloads: OptionalFunction = None
    canonical: OptionalFunction = None
    accepts: OptionalFunction = None
    picture: OptionalFunction = None
    focus: OptionalFunction = None
    scene: OptionalFunction = None
    generators: dict[str, Function] = field(default_factory=dict)  # {name without gen_: function}

    @property
    def any_order(self) -> bool:
        """True if other results than the answer are right, too."""
        return bool(self.canonical or self.accepts)

    @property
    def draws_strings(self) -> bool:
        """True if a list of strings is drawn as a board."""
        return bool(self.picture or self.scene)

    @property
    def small_size(self) -> int:
        """The size up to which the recipe makes every input: SMALL, or the one that was found."""
        return self.inputs.small if isinstance(self.inputs, Derived) else self.SMALL

    @property
    def is_whole_domain(self) -> bool:
        """True if the recipe at SMALL makes every input there is."""
        if not self.inputs or self.small or self.small_size != self.LARGEST:
            return False
        return not isinstance(self.inputs, Derived) or self.inputs.tries_all


OPTIONAL: dict[str, Requirement] = {
    f.name: one for f in fields(Rules) for one in get_args(f.type) if isinstance(one, Requirement)
}


def read_rules(
    names: dict[str, Any], reference: str, is_class: bool, derive: Callable[[], Derived], where: str
) -> Rules:
    """Return the rules that problem.py sets; an error if it lacks or misspells one.

    Where it has neither a recipe nor small inputs, a recipe is derived from the statement.
    """
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
    if not recipe and not small:
        derived = derive()
        found = {"LARGEST": derived.largest, **found, "inputs": derived}
    if levels := found.get("ANY_ORDER"):
        if "canonical" in found:
            raise KataError(
                f"{where}: ANY_ORDER and canonical() decide the same; leave out one of them"
            )
        found["canonical"] = SORTED[levels]
    rules = Rules(names[reference], **found, generators=generators)
    if rules.SMALL > rules.LARGEST > 0:
        sizes = f"SMALL = {rules.SMALL} is larger than LARGEST = {rules.LARGEST}"
        raise KataError(f"{where}: {sizes}; lower SMALL")
    return rules


def require_standard(text: bytes | str, where: str) -> None:
    """Raise an error if a file imports what its cases and verdicts would not be made anew for."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                imported = [name.name for name in names]
            case ast.ImportFrom(module=module, level=level):
                imported = ["." * level + (module or "")]
            case _:
                continue
        for name in imported:
            if name.partition(".")[0] not in sys.stdlib_module_names:
                fix = "a problem has only the standard library: copy in what it needs"
                raise KataError(f"{where}:{node.lineno}: imports {name}; {fix}")


ENOUGH = 25  # times that each result must be due, or nothing can be said
SURE = 6  # standard deviations: a fair one goes beyond about once in 10⁹


def fair(counts: Mapping[Any, int], weights: Mapping[Any, float]) -> bool | str:
    """Tell whether results that came so many times may have these weights; otherwise the reason.

    That is a chi-squared test, whose bound is the approximation of Wilson and Hilferty.
    """
    if wrong := next((result for result in counts if result not in weights), None):
        return f"{wrong} came {counts[wrong]:,} times, but can never come"
    total, unit = sum(counts.values()), sum(weights.values())
    due = {result: total * weight / unit for result, weight in weights.items()}
    if min(due.values()) < ENOUGH or len(due) < 2:
        return True
    amiss = {result: (counts.get(result, 0) - due[result]) ** 2 / due[result] for result in due}
    spread = 2 / (9 * (len(due) - 1))
    if sum(amiss.values()) <= (len(due) - 1) * (1 - spread + SURE * sqrt(spread)) ** 3:
        return True
    worst = max(amiss, key=amiss.__getitem__)
    times = f"{counts.get(worst, 0):,} times; {due[worst]:,.0f} are expected"
    return f"of {total:,} results, {worst} came {times}"
