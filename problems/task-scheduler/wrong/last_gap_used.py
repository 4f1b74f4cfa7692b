"""Lets another kind with the highest count fill one gap too many, and waits too little."""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        most, *others = sorted(Counter(tasks).values(), reverse=True)
        idle = (most - 1) * n
        for count in others:
            idle -= count
        return len(tasks) + max(idle, 0)
