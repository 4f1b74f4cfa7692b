"""A stack of what is open: each closing bracket must fit the last one that was opened.

The last one opened is the first one closed, which is what a stack is for. A closing bracket finds
an empty stack if nothing is open, and in the end, nothing may be open.
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
