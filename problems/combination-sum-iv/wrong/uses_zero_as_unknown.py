"""Uses 0 as the mark for unknown, so a target without any way is searched again and again."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        known = [1] + [0] * target

        def ways(missing):
            if known[missing] == 0:
                known[missing] = sum(ways(missing - first) for first in nums if first <= missing)
            return known[missing]

        return ways(target)
