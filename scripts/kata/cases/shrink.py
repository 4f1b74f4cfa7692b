"""Shrinks plain data that fails: leaves out parts, lowers numbers, makes letters alike."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeVar

from kata.size import grid, leaves, lists_in

FEW_ITEMS = 4  # items, such as the arguments, that are made simpler in every round
COMMON = 8  # numbers that are lowered wherever they occur

Fails = Callable[[Any], bool]  # whether it still fails with this in place of a part
Items = TypeVar("Items", list[Any], str)


def shrink(value: list[Any], fails: Fails) -> list[Any]:
    """Return the value with everything left out, or made simpler, that it need not have to fail.

    In each round, lists are divided into twice as many parts, unless the last one helped.
    """
    parts, most = 2, 2 * max(map(len, lists_in(value)))
    while parts <= most:
        counts = Counter(leaves(value)).most_common()
        letter = next((leaf for leaf, _ in counts if isinstance(leaf, str)), "")
        this_round = Round(parts, letter if letter.isprintable() else "a")
        smaller: list[Any] = this_round.simpler(value, fails)
        for number in [leaf for leaf, n in counts if type(leaf) is int and n > 1][:COMMON]:
            smaller = _lower_everywhere(number, smaller, fails)
        parts = 2 * parts if smaller == value else max(parts // 2, 2)
        value = smaller
    return value


def lower(number: int, fails: Fails) -> int:
    """Return the number closest to 0 that fails, a positive one if it can be.

    Doubling finds a range in which the numbers start to fail, and halving finds where in it.
    """
    if number == 0 or fails(0):
        return 0
    if number < 0 and fails(-number):
        number = -number
    sign, passing, failing = (-1 if number < 0 else 1), 0, 1
    while failing < abs(number) and not fails(sign * failing):
        passing, failing = failing, 2 * failing
    failing = min(failing, abs(number))
    while failing - passing > 1:
        middle = (passing + failing) // 2
        if fails(sign * middle):
            failing = middle
        else:
            passing = middle
    return sign * failing


def simplify_at(
    items: list[Any], i: int, simplify: Callable[[Any, Fails], Any], fails: Fails
) -> list[Any]:
    """Return the items with one of them as simple as `simplify` can make it while they fail."""

    def with_item(item: Any) -> list[Any]:
        return [*items[:i], item, *items[i + 1 :]]

    return with_item(simplify(items[i], lambda item: fails(with_item(item))))


def _lower_everywhere(number: int, value: list[Any], fails: Fails) -> list[Any]:
    """Return the value with a lower number wherever this one occurs."""

    def replaced(part: Any, new: int) -> Any:
        if isinstance(part, (list, tuple)):
            return [replaced(item, new) for item in part]
        return new if type(part) is int and part == number else part

    least = lower(number, lambda new: fails(replaced(value, new)))
    return value if least == number else list(replaced(value, least))


@dataclass(frozen=True)
class Round:
    """One round over a value, in which a list is divided into so many parts at most."""

    parts: int
    letter: str  # which others become where that will do

    def simpler(self, value: Any, fails: Fails) -> Any:
        """Return the value with fewer and simpler parts."""
        if isinstance(value, bool) or value is None:
            return value
        if isinstance(value, int):
            return lower(value, fails)
        if isinstance(value, float):
            simple = (number for number in (0.0, float(round(value))) if number != value)
            return next(filter(fails, simple), value)
        if isinstance(value, str):
            return self.alike(self.fewer(value, fails), fails, self.letter)
        return self.simpler_list(value, fails)

    def simpler_list(self, items: list[Any], fails: Fails) -> list[Any]:
        """A list with fewer and simpler items; each is looked into if they are few by now."""
        first = range(min(len(items), max(self.parts, FEW_ITEMS)))
        numbers = [i for i in first if type(items[i]) is int]
        lists = [i for i in first if isinstance(items[i], (list, str))]
        for i, j in product(numbers, lists):
            items = _lower_with_list(items, i, j, fails)
        items = self.fewer(items, fails)
        for is_square in False, True:
            items = self.narrower(items, fails, is_square)
        least = sorted({item for item in items if type(item) is int}, key=abs)[:1]
        for plain in self.letter, 0, *least:
            items = self.alike(items, fails, plain)
        for i in range(len(items) if len(items) <= max(self.parts, FEW_ITEMS) else 0):
            items = simplify_at(items, i, self.simpler, fails)
        return items

    def fewer(self, items: Items, fails: Fails) -> Items:
        """The items without those that can be left out: all but a part of them, or a part."""
        if not items or fails(items[:0]):
            return items[:0]
        size = -(-len(items) // self.parts)
        cuts = [items[start : start + size] for start in range(0, len(items), size)]
        if len(cuts) > 1 and (part := next(filter(fails, cuts), None)):
            return part
        end = len(items)
        while end > 0:  # from the end, so that what is left out moves nothing still to be tried
            start = max(end - size, 0)
            rest = items[:start] + items[end:]
            if fails(rest):
                items = rest
            end = start
        return items

    def narrower(self, rows: list[Any], fails: Fails, is_square: bool) -> list[Any]:
        """Rows of one length without the columns that can be left out; of a square, with rows."""
        lengths = grid(rows)
        if not lengths or lengths[0] == 1 or (is_square and lengths[0] != lengths[1]):
            return rows
        joined = "".join if isinstance(rows[0], str) else list

        def with_columns(some: list[int]) -> list[Any]:
            kept = [rows[i] for i in some] if is_square else rows
            return [joined(row[i] for i in some) for row in kept]

        return with_columns(
            self.fewer([*range(lengths[1])], lambda some: fails(with_columns(some)))
        )

    def alike(self, items: Items, fails: Fails, plain: Any) -> Items:
        """Return the items with this letter or number in place of the others in a part of them."""
        size = max(-(-len(items) // self.parts), 1)
        for start in range(0, len(items), size):
            part = items[start : start + size]
            same: Any = [plain if _is_leaf(item, plain) else item for item in part]
            if isinstance(items, str):
                same = "".join(same)
            if same != part and fails(changed := items[:start] + same + items[start + size :]):
                items = changed
        return items


def _lower_with_list(items: list[Any], i: int, j: int, fails: Fails) -> list[Any]:
    """The items with a number lowered and a list, of which it may be the length, cut like it."""
    number, some = items[i], items[j]
    if number < 2:
        return items

    def lowered(new: int) -> list[Any]:
        changed = {i: new, j: some[: len(some) * new // number]}
        return [changed.get(k, item) for k, item in enumerate(items)]

    return lowered(lower(number, lambda new: fails(lowered(new))))


def _is_leaf(item: Any, plain: Any) -> bool:
    """Tell whether both are numbers, or the item is a letter and the other a string."""
    return type(item) is type(plain) and (type(item) is int or len(item) == 1)
