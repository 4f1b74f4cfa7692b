"""Queue with lazy deletion: each use joins the queue; a key is dropped when its last use leaves.

A key may be in the queue many times; `uses_left` says how many. If this count falls to 0 when a use
leaves, the key has not been used since. Nothing is ever moved.

For ["LRUCache", "put", "put", "get", "put"], [[2], [1, 1], [2, 2], [1], [3, 3]]:

    earliest  self.uses     self.uses_left
    -         [1, 2, 1, 3]  {1: 2, 2: 1, 3: 1}
    1         [2, 1, 3]     {1: 1, 2: 1, 3: 1}    1 has been used again
    2         [1, 3]        {1: 1, 2: 0, 3: 1}    2 is dropped
Level: 3
From: linked_list; each use has to find its node and move it, so add the use to a queue instead, and
  skip old uses when a key has to go
Beware: wrong/any_use_leaves
Time: O(1), amortized; one put may have to remove many old uses
Space: O(n) for n calls: uses stay in the queue until a put exceeds the capacity, and the
  count of a dropped key stays at 0
"""

from collections import Counter, deque


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = {}
        self.uses = deque()
        self.uses_left = Counter()

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.use(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        self.values[key] = value
        self.use(key)
        while len(self.values) > self.capacity:
            earliest = self.uses.popleft()
            self.uses_left[earliest] -= 1
            if self.uses_left[earliest] == 0:
                del self.values[earliest]

    def use(self, key):
        self.uses.append(key)
        self.uses_left[key] += 1
