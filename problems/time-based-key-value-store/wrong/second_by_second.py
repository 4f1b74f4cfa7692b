"""Looks for a value at each time down from the time asked for, up to ten million times.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #9366"
VERDICT = "Time Limit Exceeded"


class TimeMap:
    def __init__(self):
        self.values = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.values[key, timestamp] = value

    def get(self, key: str, timestamp: int) -> str:
        for time in range(timestamp, 0, -1):
            if (key, time) in self.values:
                return self.values[key, time]
        return ""
