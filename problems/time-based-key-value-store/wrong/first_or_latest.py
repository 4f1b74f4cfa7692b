"""Returns the latest value or, if it was set too late, the very first value.

Reported as accepted in 2024.
"""

from collections import defaultdict

REPORTED = "LeetCode-Feedback #24950"


class TimeMap:
    def __init__(self):
        self.history = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history[key].append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        exact = dict(self.history[key])
        if timestamp in exact:
            return exact[timestamp]
        for time, value in self.history[key][-1:] + self.history[key][:1]:
            if time < timestamp:
                return value
        return ""
