"""Galloping (exponential) search: go back from the latest time in steps that double, then bisect.

The time wanted is within the last step, so `bisect_right` searches only this step. A recent value
is found after a few steps, however many values are stored.

For ["TimeMap", "set", "set", "set", "set", "set", "get"],
[[], ["k", "a", 1], ["k", "b", 4], ["k", "c", 7], ["k", "d", 9], ["k", "e", 11], ["k", 8]]:

    back  times[-back]
    1     11            too late
    2     9             too late
    4     4             not too late: the time is from here on, and before 9
    return 'c'
Level: 3
From: bisect; even for a recent time, the whole history is halved, so first find a short part at its
  end that holds the time
Time: O(1) to set; O(log d) to get the d-th latest value
Space: O(N), for N values and unknown keys asked for, in all
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
        times = self.times[key]
        back = 1
        while back <= len(times) and times[-back] > timestamp:
            back *= 2
        start, end = max(len(times) - back, 0), len(times) - back // 2
        count = bisect_right(times, timestamp, start, end)
        return self.values[key][count - 1] if count else ""
