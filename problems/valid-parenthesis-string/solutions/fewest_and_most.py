"""Greedy: keep the fewest and the most that may be open; all numbers between them may be, too.

A star widens the range on both sides. Fewer than none cannot be open, so the fewest are at least 0,
and if even the most are below 0, nothing helps. At the end, it must be possible
that none is open.
Time: O(n)
Space: O(1)
"""


class Solution:
    def checkValidString(self, s: str) -> bool:
        fewest = most = 0
        for sign in s:
            fewest += 1 if sign == "(" else -1
            most += -1 if sign == ")" else 1
            if most < 0:
                return False
            fewest = max(fewest, 0)
        return fewest == 0
