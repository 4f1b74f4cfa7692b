"""Treats a value of 0 like a missing key.

Reported as accepted in 2020.
"""

from collections import OrderedDict

REPORTED = "LeetCode-Feedback #1802"


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = OrderedDict()

    def get(self, key: int) -> int:
        if not self.values.get(key):
            return -1
        self.values.move_to_end(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        self.values[key] = value
        self.values.move_to_end(key)
        if len(self.values) > self.capacity:
            self.values.popitem(last=False)
