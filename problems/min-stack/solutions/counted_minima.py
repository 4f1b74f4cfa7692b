"""Stack of minima with counts: equal minima in a row share one entry, which counts them.

This is stack_of_minima.py with a count in place of copies: when the same minimum is pushed again
and again, the second stack does not grow.

For ["MinStack", "push", "push", "push", "pop", "getMin"], [[], [5], [3], [3], [], []]:

    self.stack  self.minima
    []          []
    [5]         [[5, 1]]
    [5, 3]      [[5, 1], [3, 1]]
    [5, 3, 3]   [[5, 1], [3, 2]]  no new entry: the count of 3 is 2
    [5, 3]      [[5, 1], [3, 1]]
    return 3
Level: 4
From: stack_of_minima; a minimum that is pushed several times in a row fills the second stack with
  copies, so count the copies
Time: O(1) for each call
Space: O(n)
"""


class MinStack:
    def __init__(self):
        self.stack = []
        self.minima = []  # [value, count], each value smaller than the one below

    def push(self, val: int) -> None:
        self.stack.append(val)
        if not self.minima or val < self.getMin():
            self.minima.append([val, 1])
        elif val == self.getMin():
            self.minima[-1][1] += 1

    def pop(self) -> None:
        if self.stack.pop() == self.getMin():
            self.minima[-1][1] -= 1
            if self.minima[-1][1] == 0:
                self.minima.pop()

    def top(self) -> int:
        return self.stack[-1]

    def getMin(self) -> int:
        return self.minima[-1][0]
