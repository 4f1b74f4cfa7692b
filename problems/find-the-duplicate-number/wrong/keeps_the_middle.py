"""Keeps a middle that is ruled out, so a search between two neighbours never ends."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        low, high = 1, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            count = sum(number <= middle for number in nums)
            if count > middle:
                high = middle
            else:
                low = middle
        return low
