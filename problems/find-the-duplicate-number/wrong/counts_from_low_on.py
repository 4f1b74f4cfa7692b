"""Counts only the numbers from `low` to the middle, but compares the count with the middle."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        low, high = 1, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            count = sum(low <= number <= middle for number in nums)
            if count > middle:
                high = middle
            else:
                low = middle + 1
        return low
