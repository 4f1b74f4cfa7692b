"""A stack of values: a number goes on top, and an operator replaces the two values on top by one.

The right operand is on top, since it came last. The quotient of two integers of 32 bits is exact
enough as a float, and `int` rounds it towards zero, unlike `//`.
Time: O(n)
Space: O(n)
"""


class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        stack = []
        for token in tokens:
            if token not in ("+", "-", "*", "/"):
                stack.append(int(token))
                continue
            right, left = stack.pop(), stack.pop()
            if token == "+":
                stack.append(left + right)
            elif token == "-":
                stack.append(left - right)
            elif token == "*":
                stack.append(left * right)
            else:
                stack.append(int(left / right))
        return stack[-1]
