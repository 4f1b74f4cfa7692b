"""Uses 0 as the mark for unknown, so a target without any way is searched again and again."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        known = [1] + [0] * target

        def ways(left):
            if known[left] == 0:
                known[left] = sum(ways(left - first) for first in nums if first <= left)
            return known[left]

        return ways(target)
