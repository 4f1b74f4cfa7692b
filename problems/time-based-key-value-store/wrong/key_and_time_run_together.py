"""Writes the time directly after the key, so that foo at 11 overwrites foo1 at 1.

Reported as accepted in 2024.
"""

from bisect import bisect_right
from collections import defaultdict

REPORTED = "LeetCode-Feedback #23617"
CAUGHT_BY = "generated"


class TimeMap:
    def __init__(self):
        self.times = defaultdict(list)
        self.values = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times[key].append(timestamp)
        self.values[f"{key}{timestamp}"] = value

    def get(self, key: str, timestamp: int) -> str:
        count = bisect_right(self.times[key], timestamp)
        return self.values[f"{key}{self.times[key][count - 1]}"] if count else ""
