"""Counts the places from 0, and so takes the number after the one that is wanted."""

VERDICT = "Runtime Error"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        return sorted(nums, reverse=True)[k]
