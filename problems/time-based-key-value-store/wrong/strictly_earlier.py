"""Looks for a time before the time asked for, so it misses a value set at exactly that time."""

from bisect import bisect_left
from collections import defaultdict


class TimeMap:
    def __init__(self):
        self.times = defaultdict(list)
        self.values = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times[key].append(timestamp)
        self.values[key].append(value)

    def get(self, key: str, timestamp: int) -> str:
        count = bisect_left(self.times[key], timestamp)
        return self.values[key][count - 1] if count else ""
