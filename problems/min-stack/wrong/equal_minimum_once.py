"""Stores a repeated minimum only once, and loses it when its first copy is removed."""

VERDICT = "Runtime Error"


class MinStack:
    def __init__(self):
        self.stack = []
        self.minima = []

    def push(self, val: int) -> None:
        self.stack.append(val)
        if not self.minima or val < self.minima[-1]:
            self.minima.append(val)

    def pop(self) -> None:
        if self.stack.pop() == self.minima[-1]:
            self.minima.pop()

    def top(self) -> int:
        return self.stack[-1]

    def getMin(self) -> int:
        return self.minima[-1]
