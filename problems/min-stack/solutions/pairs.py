"""Stack of pairs: each value is stored with the smallest value from the bottom up to itself.

While a value is in the stack, the values below it never change, so the minimum stored with the
value stays right.

For ["MinStack", "push", "push", "pop", "getMin"], [[], [5], [3], [], []]:

    self.stack
    []
    [(5, 5)]
    [(5, 5), (3, 3)]
    [(5, 5)]
    return 5
Level: 1
Time: O(1) for each call
Space: O(n)
"""


class MinStack:
    def __init__(self):
        self.stack = []  # pairs of a value and the smallest value up to it

    def push(self, val: int) -> None:
        smallest = min(val, self.getMin()) if self.stack else val
        self.stack.append((val, smallest))

    def pop(self) -> None:
        self.stack.pop()

    def top(self) -> int:
        return self.stack[-1][0]

    def getMin(self) -> int:
        return self.stack[-1][1]
