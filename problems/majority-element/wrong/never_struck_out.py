"""Begins again with one vote whenever the number changes, and strikes out nothing."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        left, times = nums[0], 0
        for number in nums:
            if number != left and times <= 1:
                left = number
            times += 1 if number == left else -1
        return left
