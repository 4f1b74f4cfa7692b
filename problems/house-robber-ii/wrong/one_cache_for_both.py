"""Uses one cache for both streets, whose results differ."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        known = {}

        def most_from(i, end):
            if i >= end:
                return 0
            if i not in known:
                known[i] = max(most_from(i + 1, end), nums[i] + most_from(i + 2, end))
            return known[i]

        if len(nums) == 1:
            return nums[0]
        return max(most_from(0, len(nums) - 1), most_from(1, len(nums)))
