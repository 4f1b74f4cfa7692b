"""Counts n units for a round, but these are only the units between two tasks of a kind."""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        counts = [*Counter(tasks).values()]
        most = max(counts)
        return max(len(tasks), (most - 1) * n + counts.count(most))
