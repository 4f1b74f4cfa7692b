"""Counts from the front of the sorted list, which gives the k-th smallest number."""


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        return sorted(nums)[k - 1]
