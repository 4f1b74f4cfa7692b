"""Closes a bracket without checking whether any is open."""

VERDICT = "Runtime Error"


OPENING = {")": "(", "]": "[", "}": "{"}


class Solution:
    def isValid(self, s: str) -> bool:
        stack = []
        for bracket in s:
            if bracket not in OPENING:
                stack.append(bracket)
            elif stack.pop() != OPENING[bracket]:
                return False
        return not stack
