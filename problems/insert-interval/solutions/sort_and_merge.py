"""Add the new interval, sort by start, and merge all that overlap, as if the list were unsorted.

An interval that starts no later than the last one ends is merged into it; any other one is added.
Python's sort notices that the old intervals are in order, and only has to insert the new one.
Time: O(n), or O(n log n) with a sort that does not make use of what is in order
Space: O(n), the sorted copy
"""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        result = []
        for start, end in sorted([*intervals, newInterval]):
            if result and start <= result[-1][1]:
                result[-1][1] = max(result[-1][1], end)
            else:
                result.append([start, end])
        return result
