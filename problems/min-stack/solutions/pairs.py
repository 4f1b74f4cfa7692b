"""Each value is stored in a pair, with the smallest value of the stack up to it.

What is below a value never changes while it is in the stack, and so neither does that minimum.
Time: O(1) for each call
Space: O(n)
"""


class MinStack:
    def __init__(self):
        self.stack = []  # pairs of a value and the smallest one up to it

    def push(self, val: int) -> None:
        smallest = min(val, self.getMin()) if self.stack else val
        self.stack.append((val, smallest))

    def pop(self) -> None:
        self.stack.pop()

    def top(self) -> int:
        return self.stack[-1][0]

    def getMin(self) -> int:
        return self.stack[-1][1]
