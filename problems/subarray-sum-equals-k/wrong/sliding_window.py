"""Slides a window, which works only if all items are positive."""


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        start = total = found = 0
        for end, number in enumerate(nums):
            total += number
            while total > k and start <= end:
                total -= nums[start]
                start += 1
            if total == k and start <= end:
                found += 1
        return found
