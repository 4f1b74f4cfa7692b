"""Treats a minimum of 0 as no minimum at all."""


class MinStack:
    def __init__(self):
        self.stack = []  # pairs of a value and the smallest value up to it

    def push(self, val: int) -> None:
        smallest = val
        if self.stack and self.getMin() and self.getMin() < val:
            smallest = self.getMin()
        self.stack.append((val, smallest))

    def pop(self) -> None:
        self.stack.pop()

    def top(self) -> int:
        return self.stack[-1][0]

    def getMin(self) -> int:
        return self.stack[-1][1]
