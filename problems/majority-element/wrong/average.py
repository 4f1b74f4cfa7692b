"""Returns the average of all numbers, rounded."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        return round(sum(nums) / len(nums))
