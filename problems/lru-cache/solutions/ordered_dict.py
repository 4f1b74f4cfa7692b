"""An OrderedDict keeps the keys in order of use: the least recently used one is the first.

A key that is used moves to the end. OrderedDict is a dictionary and a doubly linked list in one,
so it can move a key, and pop the first one, without touching any others.
Time: O(1) on average for each call
Space: O(c), for a capacity of c
"""

from collections import OrderedDict


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = OrderedDict()

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.values.move_to_end(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        self.values[key] = value
        self.values.move_to_end(key)
        if len(self.values) > self.capacity:
            self.values.popitem(last=False)
