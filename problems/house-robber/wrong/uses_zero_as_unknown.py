"""Uses 0 as the mark for unknown, so streets of empty houses are computed again and again."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def rob(self, nums: list[int]) -> int:
        known = [0] * len(nums)

        def most_from(i):
            if i >= len(nums):
                return 0
            if known[i] == 0:
                known[i] = max(nums[i] + most_from(i + 2), most_from(i + 1))
            return known[i]

        return most_from(0)
