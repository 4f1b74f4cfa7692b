"""Keeps a single minimum, and does not look for a new minimum when this value is removed."""


class MinStack:
    def __init__(self):
        self.stack = []
        self.smallest = 0

    def push(self, val: int) -> None:
        self.smallest = min(self.smallest, val) if self.stack else val
        self.stack.append(val)

    def pop(self) -> None:
        self.stack.pop()

    def top(self) -> int:
        return self.stack[-1]

    def getMin(self) -> int:
        return self.smallest
