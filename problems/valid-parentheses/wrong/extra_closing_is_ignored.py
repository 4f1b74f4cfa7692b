"""Ignores a closing bracket if nothing is open."""

OPENING = {")": "(", "]": "[", "}": "{"}


class Solution:
    def isValid(self, s: str) -> bool:
        stack = []
        for bracket in s:
            if bracket not in OPENING:
                stack.append(bracket)
            elif stack and stack.pop() != OPENING[bracket]:
                return False
        return not stack
