"""Differences: one minimum is kept; the stack holds how far each value is above the minimum.

A negative difference marks a new minimum: the value is the minimum itself, and the previous minimum
is that much larger. With 5 and then 3, the stack holds 0 and -2; when -2 is popped, 3 becomes 5
again.
Level: 4
Time: O(1) for each call
Space: O(1) besides the stack; a difference may take one bit more than the values
"""


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
        return self.smallest + max(self.stack[-1], 0)

    def getMin(self) -> int:
        return self.smallest
