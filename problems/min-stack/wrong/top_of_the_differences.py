"""Adds even a negative difference to the minimum, but then the top value is the minimum itself."""


class MinStack:
    def __init__(self):
        self.stack = []
        self.smallest = 0

    def push(self, val: int) -> None:
        if not self.stack:
            self.smallest = val
        self.stack.append(val - self.smallest)
        self.smallest = min(self.smallest, val)

    def pop(self) -> None:
        difference = self.stack.pop()
        if difference < 0:
            self.smallest -= difference

    def top(self) -> int:
        return self.smallest + self.stack[-1]

    def getMin(self) -> int:
        return self.smallest
