"""Two lists for each key, of its times and of its values; `bisect` finds the place of a time.

Times come in increasing order, so adding them at the end keeps the list sorted. `bisect_right`
gives the number of times up to the one asked for, and the last of these is the right one.
Time: O(1) to set, if hashing spreads the keys as usual; O(log n) to get, for n times of the key
Space: O(N), for N values in all
"""

from bisect import bisect_right
from collections import defaultdict


class TimeMap:
    def __init__(self):
        self.times = defaultdict(list)
        self.values = defaultdict(list)

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.times[key].append(timestamp)
        self.values[key].append(value)

    def get(self, key: str, timestamp: int) -> str:
        count = bisect_right(self.times[key], timestamp)
        return self.values[key][count - 1] if count else ""
