"""Rounds the middle down, so the search never ends where two numbers remain."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = min(nums), max(nums)
        while low < high:
            middle = (low + high) // 2
            if sum(num >= middle for num in nums) >= k:
                low = middle
            else:
                high = middle - 1
        return low
