"""Makes the stack once for the class, so a new object begins with the values of an earlier one."""


class MinStack:
    stack = []  # noqa: RUF012 (the mistake)

    def push(self, val: int) -> None:
        smallest = min(val, self.getMin()) if self.stack else val
        self.stack.append((val, smallest))

    def pop(self) -> None:
        self.stack.pop()

    def top(self) -> int:
        return self.stack[-1][0]

    def getMin(self) -> int:
        return self.stack[-1][1]
