"""Adds one task after the last round, but several kinds may have the highest count."""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        most = max(Counter(tasks).values())
        return max(len(tasks), (most - 1) * (n + 1) + 1)
