"""Two stacks: the second keeps only the minima, each no larger than any value below it.

A minimum is popped from both stacks at the same time. Equal minima are all kept, so that the second
stack still has one of them when another is popped.

For ["MinStack", "push", "push", "push", "pop", "getMin"], [[], [5], [3], [4], [], []]:

    self.stack  self.minima
    []          []
    [5]         [5]
    [5, 3]      [5, 3]
    [5, 3, 4]   [5, 3]       4 is not a minimum
    [5, 3]      [5, 3]
    return 3
Level: 2
From: pairs; the same minimum is stored again with every larger value on top of it, so store each
  minimum only when it is pushed
Ask: Which values can ever become the minimum again, once a smaller value has been pushed on top?
  When does the minimum change?
Beware: wrong/equal_minimum_once
Time: O(1) for each call
Space: O(n); if few values are minima, the second stack stays small
"""


class MinStack:
    def __init__(self):
        self.stack = []
        self.minima = []

    def push(self, val: int) -> None:
        self.stack.append(val)
        if not self.minima or val <= self.minima[-1]:
            self.minima.append(val)

    def pop(self) -> None:
        if self.stack.pop() == self.minima[-1]:
            self.minima.pop()

    def top(self) -> int:
        return self.stack[-1]

    def getMin(self) -> int:
        return self.minima[-1]
