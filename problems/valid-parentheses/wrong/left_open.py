"""Does not check whether anything is still open at the end."""

OPENING = {")": "(", "]": "[", "}": "{"}


class Solution:
    def isValid(self, s: str) -> bool:
        stack = []
        for bracket in s:
            if bracket not in OPENING:
                stack.append(bracket)
            elif not stack or stack.pop() != OPENING[bracket]:
                return False
        return True
