"""Ordered hash map: an OrderedDict keeps the keys in order of use, the least recently used first.

A key that is used moves to the end. OrderedDict is a hash map and a doubly linked list in one, so
it moves a key, and removes the first one, without touching the other keys. The trace has a line for
each call of `get` or `put`, written when it ends.

For ["LRUCache", "put", "put", "get", "put"], [[2], [1, 1], [2, 2], [1], [3, 3]]:

    key  self.values
    1    {1: 1}
    2    {1: 1, 2: 2}
    1    {2: 2, 1: 1}  get(1) has moved 1 to the end
    3    {1: 1, 3: 3}  2, the first key, was dropped
Level: 2
From: linked_list; a map and a doubly linked list in step are what Python's OrderedDict is, so use
  it
Ask: A dictionary remembers the order in which keys were added. Which two operations turn this order
  into the order of use?
Beware: wrong/ignores_use_by_get
Time: O(1) for each call
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
