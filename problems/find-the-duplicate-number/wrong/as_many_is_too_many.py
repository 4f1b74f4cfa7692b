"""Searches the lower half even if there are only `middle` numbers up to the middle."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        low, high = 1, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            count = sum(number <= middle for number in nums)
            if count >= middle:
                high = middle
            else:
                low = middle + 1
        return low
