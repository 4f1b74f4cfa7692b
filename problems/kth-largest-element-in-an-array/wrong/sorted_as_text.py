"""Sorts the numbers as text, so 10 precedes 2."""


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        return sorted(nums, key=str)[-k]
