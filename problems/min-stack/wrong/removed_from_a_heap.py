"""Records the removed values in a set, but the same value may be in the stack again."""

from heapq import heappop, heappush

VERDICT = "Runtime Error"


class MinStack:
    def __init__(self):
        self.stack = []
        self.heap = []
        self.removed = set()

    def push(self, val: int) -> None:
        self.stack.append(val)
        heappush(self.heap, val)

    def pop(self) -> None:
        self.removed.add(self.stack.pop())

    def top(self) -> int:
        return self.stack[-1]

    def getMin(self) -> int:
        while self.heap[0] in self.removed:
            heappop(self.heap)
        return self.heap[0]
