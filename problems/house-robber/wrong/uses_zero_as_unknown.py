"""Uses 0 as the mark for unknown, so streets of empty houses are computed again and again."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def rob(self, nums: list[int]) -> int:
        known = [0] * (len(nums) + 1)

        def most(i):
            if i <= 0:
                return 0
            if known[i] == 0:
                known[i] = max(most(i - 1), most(i - 2) + nums[i - 1])
            return known[i]

        return most(len(nums))
