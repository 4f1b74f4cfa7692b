"""Sorted list: the two heaviest stones are at its end; binary search inserts their difference.

Invariant: the list is sorted. Removing its last two stones takes O(1), and `insort` inserts their
difference in order.
Level: 3
From: simulation; an unsorted list has to be searched in each round, so sort it once, and insert
  each difference in order
Time: O(n²): the search is O(log n), but inserting shifts all heavier stones
Space: O(n)
"""

from bisect import insort


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        ordered = sorted(stones)
        while len(ordered) > 1:
            first, second = ordered.pop(), ordered.pop()
            if first > second:
                insort(ordered, first - second)
        return ordered[0] if ordered else 0
