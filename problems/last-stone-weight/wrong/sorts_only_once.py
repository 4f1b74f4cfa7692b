"""Sorts only once, and puts the rest of a stone at the end of the list."""


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        ordered = sorted(stones)
        while len(ordered) > 1:
            first, second = ordered.pop(), ordered.pop()
            if first != second:
                ordered.append(abs(first - second))
        return ordered[0] if ordered else 0
