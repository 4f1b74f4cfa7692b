"""Keeps the lists in the class, so a new store still has the values of another store."""

from bisect import bisect_right
from collections import defaultdict


class TimeMap:
    times = defaultdict(list)  # noqa: RUF012 (the mistake)
    values = defaultdict(list)  # noqa: RUF012

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times[key].append(timestamp)
        self.values[key].append(value)

    def get(self, key: str, timestamp: int) -> str:
        count = bisect_right(self.times[key], timestamp)
        return self.values[key][count - 1] if count else ""
