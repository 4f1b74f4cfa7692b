"""List of pairs in order of use: searches it for a key.

Level: 1
Time: O(c) for each call, for a capacity of c
Space: O(c)
"""

VERDICT = "Time Limit Exceeded"


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.pairs = []

    def get(self, key: int) -> int:
        for i, (other, value) in enumerate(self.pairs):
            if other == key:
                self.pairs.append(self.pairs.pop(i))
                return value
        return -1

    def put(self, key: int, value: int) -> None:
        self.pairs = [pair for pair in self.pairs if pair[0] != key]
        self.pairs.append((key, value))
        if len(self.pairs) > self.capacity:
            self.pairs.pop(0)
