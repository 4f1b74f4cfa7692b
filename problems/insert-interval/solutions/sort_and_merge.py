"""Add the new interval, sort by start, and merge whatever overlaps, as if nothing were known.

An interval that starts no later than the last one ends extends it, if at all; any other one starts
anew. Python's sort finds the old intervals in order already, and has only the new one to insert.
Time: O(n), or O(n log n) with a sort that takes no account of what is in order
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
