"""Adds the waiting time even if it is negative because there are more tasks than gaps."""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        most, *others = sorted(Counter(tasks).values(), reverse=True)
        gaps = most - 1
        idle = gaps * n
        for count in others:
            idle -= min(count, gaps)
        return len(tasks) + idle
