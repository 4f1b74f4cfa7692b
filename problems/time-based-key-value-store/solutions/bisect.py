"""Binary search with bisect, in two lists for each key: its times and its values.

Times are set in ascending order, so appending keeps the list of times sorted. `bisect_right` counts
the times up to the time asked for, and the last of them is the right one. If the count is 0,
nothing was set by then.

For ["TimeMap", "set", "set", "get", "get"],
[[], ["k", "a", 1], ["k", "b", 4], ["k", 5], ["k", 3]]:

    self.times     timestamp  count  return
    {'k': [1, 4]}  5          2      'b'
    {'k': [1, 4]}  3          1      'a'
Level: 2
From: binary_search; the standard library has this search, so keep the times in a list of their own,
  which the library can search
Ask: How many times of the key are not too late, and where is the value of the last of them?
Beware: wrong/latest_for_the_first
Time: O(1) to set; O(log n) to get, for n times of the key
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
        count = bisect_right(self.times[key], timestamp)
        return self.values[key][count - 1] if count else ""
