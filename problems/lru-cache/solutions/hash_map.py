"""Hash map in order of insertion: each use removes the key and adds it again, at the end.

Python's dictionaries keep the order in which keys were added, so the first key is the least
recently used one. But a removed key leaves a gap until the dictionary is next resized, and every
search for the first key walks over all gaps before it; an OrderedDict has no gaps.
Level: 3
From: ordered_dict; an ordinary dictionary keeps an order, too, so remove a key and add it again,
  instead of moving it
Beware: wrong/ignores_use_by_new_value
Time: O(1) for get, amortized; O(c) for put if it drops a key, for a capacity of c
Space: O(c)
"""


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = {}

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.values[key] = self.values.pop(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        self.values.pop(key, None)
        self.values[key] = value
        if len(self.values) > self.capacity:
            least_recently_used = next(iter(self.values))
            del self.values[least_recently_used]
