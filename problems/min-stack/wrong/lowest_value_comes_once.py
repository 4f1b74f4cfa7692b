"""Goes back to the previous minimum when one -2³¹ is removed, even if another -2³¹ remains.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #33933"

LOWEST = -(2**31)


class MinStack:
    def __init__(self):
        self.stack = []
        self.smallest = 0
        self.before_lowest = 0

    def push(self, val: int) -> None:
        if not self.stack:
            self.smallest = val
        if val >= self.smallest:
            self.stack.append(val)
            return
        if val == LOWEST:
            self.before_lowest = self.smallest
            self.stack.append(val)
        else:
            self.stack.append(2 * val - self.smallest)
        self.smallest = val

    def pop(self) -> None:
        removed = self.stack.pop()
        if removed == LOWEST:
            self.smallest = self.before_lowest
        elif removed < self.smallest:
            self.smallest = 2 * self.smallest - removed

    def top(self) -> int:
        return max(self.stack[-1], self.smallest)

    def getMin(self) -> int:
        return self.smallest
