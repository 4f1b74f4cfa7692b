"""Differences: keep one minimum; the stack holds each value minus the minimum below it.

A negative difference marks a new minimum: it is the new minimum minus the previous one. So `pop`
restores the previous minimum by subtracting the difference. The bottom entry is always 0: after 5
and 3, the stack holds 0 and -2; popping -2 turns the minimum from 3 back into 5, since
3 - (-2) = 5.

For ["MinStack", "push", "push", "push", "pop", "getMin"], [[], [5], [3], [4], [], []]:

    self.stack  self.smallest
    []          0
    [0]         5
    [0, -2]     3              3 - 5: negative, so 3 is a new minimum
    [0, -2, 1]  3              4 - 3
    [0, -2]     3
    return 3
Level: 4
From: pairs; every entry keeps a minimum, although one variable could hold the current minimum, so
  let each entry store how to get back to the minimum below it
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
