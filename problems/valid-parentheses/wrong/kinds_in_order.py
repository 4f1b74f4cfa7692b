"""Tracks the depth of each kind and the order in which the kinds were opened, but not each bracket.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #7937"
CAUGHT_BY = "killers"

OPENING = {")": "(", "]": "[", "}": "{"}


class Solution:
    def isValid(self, s: str) -> bool:
        depths = {}
        for bracket in s:
            if bracket not in OPENING:
                depths[bracket] = depths.get(bracket, 0) + 1
                continue
            kind = OPENING[bracket]
            if kind not in depths:
                return False
            depths[kind] -= 1
            if depths[kind] == 0 and depths.popitem()[0] != kind:
                return False
        return not depths
