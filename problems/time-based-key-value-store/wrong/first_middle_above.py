"""Stops at the first middle that is too late, and uses the entry before it without a check.

Reported as accepted in 2026.
"""

from collections import defaultdict

REPORTED = "LeetCode-Feedback #36162"
CAUGHT_BY = "generated"


class TimeMap:
    def __init__(self):
        self.history = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history[key].append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        history = self.history[key]
        if not history or timestamp < history[0][0]:
            return ""
        low, high = 0, len(history) - 1
        while low <= high:
            middle = (low + high) // 2
            if history[middle][0] >= timestamp:
                break
            low = middle + 1
        return history[middle if history[middle][0] <= timestamp else middle - 1][1]
