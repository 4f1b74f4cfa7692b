"""Begins with 0 as the minimum, even if all values are larger."""


class MinStack:
    def __init__(self):
        self.stack = []
        self.smallest = 0

    def push(self, val: int) -> None:
        self.stack.append(val - self.smallest)
        self.smallest = min(self.smallest, val)

    def pop(self) -> None:
        difference = self.stack.pop()
        if difference < 0:
            self.smallest -= difference

    def top(self) -> int:
        return self.smallest + max(self.stack[-1], 0)

    def getMin(self) -> int:
        return self.smallest
