"""Sorts the numbers as text, so that 10 comes before 2."""


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        return sorted(nums, key=str)[-k]
