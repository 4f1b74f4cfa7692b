"""Compares the size with the capacity before it adds the new key, which leaves one key too many."""

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
        if len(self.values) > self.capacity:
            self.values.popitem(last=False)
        self.values[key] = value
        self.values.move_to_end(key)
