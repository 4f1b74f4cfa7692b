"""Counts how deep the brackets are nested, and ignores their kinds."""

OPENING = {")": "(", "]": "[", "}": "{"}


class Solution:
    def isValid(self, s: str) -> bool:
        stack = []
        for bracket in s:
            if bracket not in OPENING:
                stack.append(bracket)
            elif not stack or not stack.pop():
                return False
        return not stack
