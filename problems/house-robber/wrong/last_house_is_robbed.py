"""Always robs the last house, even where it is better to leave it alone."""


class Solution:
    def rob(self, nums: list[int]) -> int:
        most = [0, 0, 0]
        for money in nums:
            most.append(money + max(most[-2], most[-3]))
        return most[-1]
