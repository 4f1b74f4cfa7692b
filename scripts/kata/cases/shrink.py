"""Shrinks plain data that fails: leaves out parts and nodes, lowers numbers."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeVar

from kata.size import grid, leaves, lists_in

FEW_ITEMS = 4  # items, such as the arguments, that are made simpler in every round
COMMON = 8  # numbers that are lowered wherever they occur
FEWEST = 2  # parts into which a list is divided

Fails = Callable[[Any], bool]  # whether it still fails with this in place of a part
Items = TypeVar("Items", list[Any], str)


def shrink(value: list[Any], fails: Fails) -> list[Any]:
    """Return the value with everything left out, or made simpler, that it need not have to fail.

    In each round, lists are divided into twice as many parts, unless the last one helped.
    """
    parts, most = FEWEST, 2 * max(map(len, lists_in(value)))
    while parts <= most:
        counts = Counter(leaves(value)).most_common()
        letter = next((leaf for leaf, _ in counts if isinstance(leaf, str)), "")
        this_round = Round(parts, letter if letter.isprintable() else "a")
        smaller: list[Any] = this_round.simpler(value, fails)
        for i, item in enumerate(smaller):
            simplify = _shorter if type(item) is int else _lower_together
            smaller = simplify_at(smaller, i, simplify, fails)
        smaller = _lower_together(smaller, fails)
        for number in [leaf for leaf, n in counts if type(leaf) is int and n > 1][:COMMON]:
            smaller = _divided(smaller, [number], fails)
        parts = 2 * parts if smaller == value else max(parts // 2, FEWEST)
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


def _lower_together(value: Any, fails: Fails) -> Any:
    """Return a value with its numbers in the same order without gaps, or all divided by one."""
    numbers = sorted({0, *(leaf for leaf in leaves(value) if type(leaf) is int)})
    new = {number: rank for rank, number in enumerate(numbers, -numbers.index(0))}
    if fails(ranked := with_numbers(value, new)):
        return ranked
    return _divided(value, numbers, fails)


def _divided(value: Any, numbers: Sequence[int], fails: Fails) -> Any:
    """Return a value with these numbers divided by the largest number that will do."""
    most = max(map(abs, numbers))

    def divided(largest: int) -> Any:
        return with_numbers(value, {one: one * largest // (most or 1) for one in numbers})

    least = lower(most, lambda largest: fails(divided(largest)))
    return value if least == most else divided(least)


def with_numbers(part: Any, new: Mapping[int, int]) -> Any:
    """Return a part of a value with new numbers in place of some."""
    if isinstance(part, (list, tuple)):
        return [with_numbers(item, new) for item in part]
    return new.get(part, part) if type(part) is int else part


def _shorter(number: int, fails: Fails) -> int:
    """Return a number without the digits that can be left out."""
    sign, each = (-1 if number < 0 else 1), Round(len(str(number)), "")
    digits = each.fewer(str(abs(number)), lambda some: some != "" and fails(sign * int(some)))
    return sign * int(digits)


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
        few = range(min(len(items), max(self.parts, FEW_ITEMS)))
        for i, first in product([i for i in few if type(items[i]) is int], (0, 1)):
            items = self.fewer_nodes(items, i, first, fails)
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
        if self.parts == FEWEST:  # where it ends and begins, as far as a longer list fails, too
            items = items[: lower(len(items), lambda size: fails(items[:size]))]
            ends = len(items)
            items = items[ends - lower(ends, lambda size: fails(items[ends - size :])) :]
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

    def fewer_nodes(self, items: list[Any], i: int, first: int, fails: Fails) -> list[Any]:
        """Items without nodes that can be left out; one item is their number, `first` the least."""
        if not 1 < items[i] <= sum(1 for _ in leaves(items)):
            return items

        def with_nodes(some: list[int]) -> list[Any]:
            new = {node: place for place, node in enumerate(some, first)}
            found = [_with_nodes(item, new, first, items[i]) for item in items]
            return [*found[:i], len(some), *found[i + 1 :]]

        nodes = [*range(first, first + items[i])]
        found = with_nodes(self.fewer(nodes, lambda some: fails(with_nodes(some))))
        return found if fails(found) else items  # whose nodes may start elsewhere

    def narrower(self, rows: list[Any], fails: Fails, is_square: bool) -> list[Any]:
        """Rows of one length without the columns that can be left out; of a square, with rows."""
        lengths = grid(rows)
        if not lengths or lengths[0] == 1 or (is_square and lengths[0] != lengths[1]):
            return rows
        joined = "".join if isinstance(rows[0], str) else list

        def with_columns(some: list[int]) -> list[Any]:
            kept = [rows[i] for i in some] if is_square else rows
            return [joined(row[i] for i in some) for row in kept]

        columns, top = [*range(lengths[1])], rows[0]
        names = top if isinstance(top, list) and isinstance(top[0], str) else ()
        for name in (*dict.fromkeys(names), None):  # of calls, those of one method after the other
            own = [i for i in columns if name in (None, top[i])]
            columns = self.fewer_among(columns, own, lambda some: fails(with_columns(some)))
        return with_columns(columns)

    def fewer_among(self, items: list[Any], some: list[Any], fails: Fails) -> list[Any]:
        """Return sorted items without those among some of them that can be left out."""
        others = {*items}.difference(some)
        return sorted(
            others.union(self.fewer(some, lambda part: fails(sorted(others.union(part)))))
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


def _with_nodes(item: Any, new: dict[int, int], first: int, count: int) -> Any:
    """Return an argument with the nodes that have a new number: edges, or an item for each node."""
    if isinstance(item, list) and grid(item) and type(item[0][0]) is int:
        rows = [row for row in item if {*leaves(row[:2])} <= new.keys()]
        return [[*with_numbers(row[:2], new), *row[2:]] for row in rows]
    if isinstance(item, (list, str)):
        kept = [item[node - first] for node in new] if len(item) == count else item
        return "".join(kept) if isinstance(item, str) else kept
    return with_numbers(item, new)


def _is_leaf(item: Any, plain: Any) -> bool:
    """Tell whether both are numbers, or the item is a letter and the other a string."""
    return type(item) is type(plain) and (type(item) is int or len(item) == 1)
