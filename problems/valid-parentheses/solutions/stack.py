"""A stack of what is open: each closing bracket must match the last one that was opened.

The last one opened is the first one closed, which is what a stack is for. There must be an open
bracket for every closing one, and none may be left in the end.
Time: O(n)
Space: O(n)
"""

OPENING = {")": "(", "]": "[", "}": "{"}


class Solution:
    def isValid(self, s: str) -> bool:
        stack = []
        for bracket in s:
            if bracket not in OPENING:
                stack.append(bracket)
            elif not stack or stack.pop() != OPENING[bracket]:
                return False
        return not stack
