"""Keeps the values in a class attribute, so a new cache starts with the keys of an earlier one."""

from collections import OrderedDict


class LRUCache:
    values = OrderedDict()  # noqa: RUF012 (the mistake)

    def __init__(self, capacity: int):
        self.capacity = capacity

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
