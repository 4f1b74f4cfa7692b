"""Stack of open brackets: each closing bracket must match the last one that was opened.

The bracket opened last is closed first, which is what a stack is for. There must be an open bracket
for every closing bracket, and no bracket may stay open at the end.

For s = "([)]":

    bracket  stack
    (        ['(']
    [        ['(', '[']
    return False         ) comes, but [ was opened last
Level: 2
From: removing_pairs; each round reads the whole string again to find pairs that have become
  adjacent, so read it once, and keep the open brackets that still lack a partner
Ask: When a closing bracket comes, which open bracket must be its partner, and which one after that?
Beware: wrong/counts_only, wrong/left_open
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
