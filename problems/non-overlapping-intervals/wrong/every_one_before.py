"""Backtracking: removes each interval or, if it overlaps no interval kept before it, keeps it.

Level: 1
Time: O(n · 2ⁿ)
Space: O(n), with a recursion of up to n + 1 calls
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def eraseOverlapIntervals(self, intervals: list[list[int]]) -> int:
        kept = []

        def fewest(i):
            if i == len(intervals):
                return 0
            found = 1 + fewest(i + 1)
            start, end = intervals[i]
            if all(end <= other or last <= start for other, last in kept):
                kept.append((start, end))
                found = min(found, fewest(i + 1))
                kept.pop()
            return found

        return fewest(0)
