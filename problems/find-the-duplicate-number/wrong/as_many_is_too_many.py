"""Searches the lower half if `middle` items are at most `middle`, but then none repeats there."""


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
