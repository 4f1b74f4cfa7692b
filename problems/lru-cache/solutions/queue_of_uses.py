"""A queue of all uses: a key has to go when its last use, not just any, leaves the queue.

Each use joins the queue at the end, and a key may be there many times. Counts tell how often: only
when the count of a key falls to 0 has it not been used since. Nothing is ever moved.
Time: O(1) on average over all calls; one put may have to pass many old uses
Space: O(n) for n calls: uses stay in the queue until there is no room for a key
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
