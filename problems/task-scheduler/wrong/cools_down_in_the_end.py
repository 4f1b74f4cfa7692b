"""Counts a whole round for the last task, too, as if its kind had to cool down."""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        most = max(Counter(tasks).values())
        return max(len(tasks), most * (n + 1))
