"""Makes plain data that fails smaller: parts are left out, numbers lowered, letters made alike."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from kata.size import grid, leaves, lists_in

FEW = 4  # items, such as the arguments, that are made simpler in every round
COMMON = 8  # numbers that are lowered wherever they occur

Fails = Callable[[Any], bool]  # whether it still fails with this in place of a part
Items = TypeVar("Items", list[Any], str)


def shrink(value: list[Any], fails: Fails) -> list[Any]:
    """The value with everything left out, or made simpler, that it need not have to fail.

    In each round, lists are divided into twice as many parts, unless the last one helped.
    """
    parts, most = 2, 2 * max(map(len, lists_in(value)))
    while parts <= most:
        counts = Counter(leaves(value))
        letter = next((leaf for leaf, _ in counts.most_common() if isinstance(leaf, str)), "")
        smaller: list[Any] = Round(parts, letter if letter.isprintable() else "a").simpler(
            value, fails
        )
        numbers = [leaf for leaf, n in counts.most_common() if type(leaf) is int and n > 1]
        for number in numbers[:COMMON]:
            smaller = _lower_everywhere(number, smaller, fails)
        parts = 2 * parts if smaller == value else max(parts // 2, 2)
        value = smaller
    return value


def lower(number: int, fails: Fails) -> int:
    """The number closest to 0 that will do, as far as doubling finds it; rather a positive one."""
    if number == 0 or fails(0):
        return 0
    if number < 0 and fails(-number):
        number = -number
    sign, fine, high = (-1 if number < 0 else 1), 0, 1
    while high < abs(number) and not fails(sign * high):
        fine, high = high, 2 * high
    high = min(high, abs(number))
    while high - fine > 1:
        middle = (fine + high) // 2
        if fails(sign * middle):
            high = middle
        else:
            fine = middle
    return sign * high


def _lower_everywhere(number: int, value: list[Any], fails: Fails) -> list[Any]:
    """The value with a lower number wherever this one occurs."""

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
        """The value with fewer and simpler parts."""
        if isinstance(value, bool) or value is None:
            return value
        if isinstance(value, int):
            return lower(value, fails)
        if isinstance(value, float):
            simple = (number for number in (0.0, float(round(value))) if number != value)
            return next(filter(fails, simple), value)
        if isinstance(value, str):
            return self.alike(self.fewer(value, fails), fails, self.letter)
        for leave_out in self.together, self.fewer, self.narrower, self.squarer:
            value = leave_out(value, fails)
        numbers = sorted({item for item in value if type(item) is int}, key=abs)
        for plain in self.letter, 0, *numbers[:1]:
            value = self.alike(value, fails, plain)
        for i in range(len(value) if len(value) <= max(self.parts, FEW) else 0):

            def fails_with(item: Any, i: int = i, value: list[Any] = value) -> bool:
                return fails([*value[:i], item, *value[i + 1 :]])

            value = [*value[:i], self.simpler(value[i], fails_with), *value[i + 1 :]]
        return value

    def together(self, items: list[Any], fails: Fails) -> list[Any]:
        """The items with a number lowered and, in proportion, a list cut: it may be its length."""
        few = range(min(len(items), max(self.parts, FEW)))
        for i, j in ((i, j) for i in few for j in few):
            number, some = items[i], items[j]
            if type(number) is not int or number < 2 or not isinstance(some, (list, str)):
                continue

            def lowered(n: int, i: int = i, j: int = j, items: list[Any] = items) -> list[Any]:
                changed = {i: n, j: items[j][: len(items[j]) * n // items[i]]}
                return [changed.get(k, item) for k, item in enumerate(items)]

            def fails_with(n: int, lowered: Callable[[int], list[Any]] = lowered) -> bool:
                return fails(lowered(n))

            items = lowered(lower(number, fails_with))
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
        while end > 0:
            start = max(end - size, 0)
            rest = items[:start] + items[end:]
            if fails(rest):
                items = rest
            end = start
        return items

    def narrower(self, rows: list[Any], fails: Fails) -> list[Any]:
        """Rows of one length without the columns that can be left out."""
        if not grid(rows) or len(rows) == 1:
            return rows
        joined = "".join if isinstance(rows[0], str) else list

        def rows_of(columns: list[Any]) -> list[Any]:
            return [joined(row) for row in zip(*columns)] if columns else [joined(())] * len(rows)

        return rows_of(self.fewer([*zip(*rows)], lambda columns: fails(rows_of(columns))))

    def squarer(self, rows: list[Any], fails: Fails) -> list[Any]:
        """A square without the rows that can be left out together with their columns."""
        if len(rows) == 1 or grid(rows) != (len(rows), len(rows)):
            return rows
        joined = "".join if isinstance(rows[0], str) else list

        def square_of(indexes: list[int]) -> list[Any]:
            return [joined(rows[i][j] for j in indexes) for i in indexes]

        return square_of(self.fewer([*range(len(rows))], lambda some: fails(square_of(some))))

    def alike(self, items: Items, fails: Fails, plain: Any) -> Items:
        """The items with this letter or number in place of the others in a part of them."""
        size = max(-(-len(items) // self.parts), 1)
        for start in range(0, len(items), size):
            part = items[start : start + size]
            same: Any = [plain if _is_leaf(item, plain) else item for item in part]
            if isinstance(items, str):
                same = "".join(same)
            changed = items[:start] + same + items[start + size :]
            if same != part and fails(changed):
                items = changed
        return items


def _is_leaf(item: Any, plain: Any) -> bool:
    """Whether it is a number if this one is, or else a letter."""
    return type(item) is type(plain) and (type(item) is int or len(item) == 1)
