"""Keeps only the latest time of each value, which forgets that the key had the value earlier.

Reported as accepted in 2026.
"""

from collections import defaultdict

REPORTED = "LeetCode-Feedback #38669"
CAUGHT_BY = "generated"


class TimeMap:
    def __init__(self):
        self.times = defaultdict(dict)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times[key][value] = timestamp

    def get(self, key: str, timestamp: int) -> str:
        early = [(time, value) for value, time in self.times[key].items() if time <= timestamp]
        return max(early, default=(0, ""))[1]
