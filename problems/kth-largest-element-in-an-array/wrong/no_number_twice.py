"""Drops repeated numbers, but each of them takes a place."""

VERDICT = "Runtime Error"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        return sorted(set(nums))[-k]
