"""Sort the stones once; binary search finds the place of each stone that is put back.

The two heaviest stones are the last two of the list, where removing them costs nothing. `insort`
keeps the list sorted.
Time: O(n²): the search takes O(log n), but a stone that is put back moves all heavier ones up
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
