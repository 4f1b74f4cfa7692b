"""Returns the first interval if all start at 0, even if another one ends later.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #22921"

NOTHING = -1  # the entry of a point where no interval starts


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        last = max(start for start, _ in intervals)
        if last == 0:
            return intervals[:1]
        largest_end = [NOTHING] * (last + 1)
        for start, end in intervals:
            largest_end[start] = max(largest_end[start], end)
        merged = []
        for start, end in enumerate(largest_end):
            if end == NOTHING:
                continue
            if merged and start <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged
