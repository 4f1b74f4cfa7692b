"""Counts the places from 0, which gives the number after the k-th."""

VERDICT = "Runtime Error"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        return sorted(nums, reverse=True)[k]
