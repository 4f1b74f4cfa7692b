"""Uses "z" * 90 as the greatest possible value, but a longer value can be greater.

Reported as accepted in 2024.
"""

from bisect import bisect_right
from collections import defaultdict

REPORTED = "LeetCode-Feedback #25107"
CAUGHT_BY = "killers"


class TimeMap:
    def __init__(self):
        self.history = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history[key].append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        count = bisect_right(self.history[key], (timestamp, "z" * 90))
        return self.history[key][count - 1][1] if count else ""
