"""Chooses the lengths and numbers of one input, each after those that it depends on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kata.statement.paths import Path, value_of

if TYPE_CHECKING:
    from kata.statement.derived import Derived

FEW = 30  # options up to which each of them is tried
FOUR = range(4)  # of numbers made of those in a list, one is the sum of all
MOST_ITEMS = 100_000  # of one input, its inner lists and strings included


class Quantities:
    """The lengths and numbers of one input, as far as they are chosen."""

    def __init__(self, recipe: "Derived", pick: Any, size: int) -> None:
        self.recipe, self.pick, self.size = recipe, pick, size
        self.is_small = size <= recipe.small
        self.known: dict[Path, int] = {}
        self.built: dict[Path, Any] = {}  # parameters that are complete
        self.chosen_from: dict[Any, Any] = {}  # what is the same throughout an input
        self.left = MOST_ITEMS

    def fix(self, path: Path) -> None:
        """Choose a length, or a number, and all that are equal to it."""
        group = self.recipe.equal.get(path, [path])
        if path in self.known:
            return
        low, high = (f(ends) for f, ends in zip((max, min), zip(*map(self.ends, group))))
        high = self.most(group[-1], low, high)
        self.known |= dict.fromkeys(group, self.each_of(self.among(path, low, high)))

    def most(self, path: Path, low: int, high: int) -> int:
        """Return the largest number for an input of this size; none if no list can be so long."""
        if low > MOST_ITEMS and path.is_length:
            self.pick(())
        return min(high, max(low, self.size, 1), max(low, self.left))

    def ends(self, path: Path) -> tuple[int, int]:
        """Return the least and the largest number that the path may be here."""
        low, high = self.recipe.span(path)
        for sign, other in self.recipe.orders.get(path, ()):
            if (number := value_of(other, self.known.get)) is not None:
                high = min(high, number - (sign == "<")) if sign in ("<", "<=", "==") else high
                low = max(low, number + (sign == ">")) if sign in (">", ">=", "==") else low
        return low, high

    def among(self, path: Path, low: int, high: int) -> Sequence[int]:
        """Return the numbers between two ends that no constraint forbids."""
        options = range(low, high + 1)
        unlike = [other for sign, other in self.recipe.orders.get(path, ()) if sign == "!="]
        if unlike and high - low < FEW:
            forbidden = [value_of(other, self.known.get) for other in unlike]
            return [number for number in options if number not in forbidden]
        return options

    def number(self, path: Path) -> int:
        """Choose a number of its own: in small inputs, those near 0 one after the other."""
        pick, options = self.pick, self.among(path, *self.ends(path))
        if not self.is_small:
            return self.related(options) if pick((False, True)) else int(self.pick(options))
        near = near_zero(options, max(self.size, FEW))
        if len(near) == len(options) or pick((True, False)):
            return self.each_of(near)
        return int(self.pick(options))

    def each_of(self, options: Sequence[int]) -> int:
        """Choose one of the options: in small inputs each, by choices that are narrow enough."""
        while self.is_small and len(options) > FEW:
            step = -(-len(options) // FEW)
            start = step * self.pick(range(-(-len(options) // step)))
            options = options[start : start + step]
        return int(self.pick(options))

    def related(self, options: Sequence[int]) -> int:
        """Choose an item of a list or the sum of some, if it is an option; else any option."""
        pick, built = self.pick, self.built.values()
        lists = [one for one in built if isinstance(one, list) and {*map(type, one)} == {int}]
        if not lists:
            return int(self.pick(options))
        items = pick(lists)
        total = sum([pick(items) for _ in range(pick((1, 2, 3)))] if pick(FOUR) else items)
        return total if total in options else int(self.pick(options))


def near_zero(options: Sequence[int], count: int) -> Sequence[int]:
    """Return so many of some ascending options: 0, 1, -1, 2, ..., or those at the nearer end."""
    if 0 not in options:
        return options[:count] if options and options[0] > 0 else options[-count:]
    zero = options.index(0)
    start = max(0, zero - (count - 1) // 2)
    return options[start : start + count]
