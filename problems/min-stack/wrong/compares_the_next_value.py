"""After a removal, compares the minimum with the new top value, not with the removed value."""

VERDICT = "Runtime Error"


class MinStack:
    def __init__(self):
        self.stack = []
        self.minima = []

    def push(self, val: int) -> None:
        self.stack.append(val)
        if not self.minima or val <= self.minima[-1]:
            self.minima.append(val)

    def pop(self) -> None:
        self.stack.pop()
        if self.stack and self.stack[-1] == self.minima[-1]:
            self.minima.pop()

    def top(self) -> int:
        return self.stack[-1]

    def getMin(self) -> int:
        return self.minima[-1]
