"""Appends larger values to the minima, too, and leaves them there when the stack pops them.

Reported as accepted in 2026.
"""

from collections import deque

REPORTED = "LeetCode-Feedback #39944"
CAUGHT_BY = "killers"


class MinStack:
    def __init__(self):
        self.stack = deque()
        self.minima = deque()

    def push(self, val: int) -> None:
        self.stack.appendleft(val)
        if not self.minima or val <= self.minima[0]:
            self.minima.appendleft(val)
        else:
            self.minima.append(val)

    def pop(self) -> None:
        if self.stack.popleft() == self.minima[0]:
            self.minima.popleft()

    def top(self) -> int:
        return self.stack[0]

    def getMin(self) -> int:
        return self.minima[0]
