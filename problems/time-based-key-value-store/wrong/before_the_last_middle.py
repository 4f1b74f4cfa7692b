"""Uses the entry before the last middle, but the middle itself may be the right entry.

Reported as accepted in 2025.
"""

from collections import defaultdict

REPORTED = "LeetCode-Feedback #29784"


class TimeMap:
    def __init__(self):
        self.history = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history[key].append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        history = self.history[key]
        if not history or timestamp < history[0][0]:
            return ""
        if timestamp >= history[-1][0]:
            return history[-1][1]
        low, high = 0, len(history) - 1
        while low <= high:
            middle = (low + high) // 2
            time, value = history[middle]
            if time == timestamp:
                return value
            if time < timestamp:
                low = middle + 1
            else:
                high = middle - 1
        return history[middle - 1][1]
