"""Linear search: goes back one by one from the latest time, too slow if many times are too late.

Reported as accepted in 2022.
Level: 1
Time: O(1) to set; O(n) to get, for n times of the key
Space: O(N), for N values and unknown keys asked for, in all
"""

from collections import defaultdict

REPORTED = "LeetCode-Feedback #7828"
VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class TimeMap:
    def __init__(self):
        self.history = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history[key].append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        for time, value in reversed(self.history[key]):
            if time <= timestamp:
                return value
        return ""
