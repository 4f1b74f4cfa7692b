"""Assumes that some value was set for the key."""

from bisect import bisect_right

VERDICT = "Runtime Error"


class TimeMap:
    def __init__(self):
        self.times = {}
        self.values = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times.setdefault(key, []).append(timestamp)
        self.values.setdefault(key, []).append(value)

    def get(self, key: str, timestamp: int) -> str:
        count = bisect_right(self.times[key], timestamp)
        return self.values[key][count - 1] if count else ""
