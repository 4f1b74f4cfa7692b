"""Inserts into a descending list with `insort`, which expects an ascending list."""

from bisect import insort


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        ordered = sorted(stones, reverse=True)
        while len(ordered) > 1:
            first, second = ordered.pop(0), ordered.pop(0)
            if first != second:
                insort(ordered, abs(first - second))
        return ordered[0] if ordered else 0
