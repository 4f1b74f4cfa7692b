"""Binary search among the times of the key: find the last time that is not too late.

Times are set in ascending order, so appending keeps the list of a key sorted. If the time in the
middle is not too late, its value is the best so far, and only a later time can be better: the
search continues to the right. Otherwise, it continues to the left.

For ["TimeMap", "set", "set", "set", "get"],
[[], ["k", "a", 1], ["k", "b", 4], ["k", "c", 7], ["k", 5]]:

    middle  time  best  low  high
    -       -     ''    0    2     before the first step
    1       4     'b'   2    2     not too late: the best so far
    2       7     'b'   2    1     too late
    return 'b'
Level: 2
From: wrong/from_the_latest_back; one time after another is compared, although the times are in
  order, so compare the middle one, and drop half of the times
Ask: In which order do the times of a key arrive? Which of them may still be right, once you have
  looked at the time in the middle?
Beware: wrong/strictly_earlier
Time: O(1) to set; O(log n) to get, for n times of the key
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
