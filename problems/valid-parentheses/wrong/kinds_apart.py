"""Counts each kind of bracket separately, so pairs of two kinds may overlap."""

OPENING = {")": "(", "]": "[", "}": "{"}


class Solution:
    def isValid(self, s: str) -> bool:
        depths = {"(": 0, "[": 0, "{": 0}
        for bracket in s:
            if bracket not in OPENING:
                depths[bracket] += 1
            else:
                depths[OPENING[bracket]] -= 1
                if depths[OPENING[bracket]] < 0:
                    return False
        return not any(depths.values())
