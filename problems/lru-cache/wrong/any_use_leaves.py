"""Drops the key of the earliest use in the queue, even if the key has been used again since."""

from collections import deque


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = {}
        self.uses = deque()

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.uses.append(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        self.values[key] = value
        self.uses.append(key)
        while len(self.values) > self.capacity:
            self.values.pop(self.uses.popleft(), None)
