"""A list of times and values for each key, and a binary search that keeps the best value so far.

If the time in the middle is not too late, its value may be the answer, but a later one may be
better: the search goes on to the right of it. Otherwise, it goes on to the left.
Time: O(1) to set, if hashing spreads the keys as usual; O(log n) to get, for n times of the key
Space: O(N), for N values in all
"""


class TimeMap:
    def __init__(self):
        self.history = {}  # {key: [(timestamp, value), ...]}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.history.setdefault(key, []).append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        history = self.history.get(key, [])
        best = ""
        low, high = 0, len(history) - 1
        while low <= high:
            middle = (low + high) // 2
            time, value = history[middle]
            if time <= timestamp:
                best = value
                low = middle + 1
            else:
                high = middle - 1
        return best
