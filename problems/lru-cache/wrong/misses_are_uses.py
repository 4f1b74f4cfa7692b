"""Records a use before it looks for the key, so missing keys enter the queue, too."""

from collections import Counter, deque

VERDICT = "Runtime Error"


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = {}
        self.uses = deque()
        self.uses_left = Counter()

    def get(self, key: int) -> int:
        self.use(key)
        if key not in self.values:
            return -1
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
