"""Assumes that the target is in the list."""

VERDICT = "Runtime Error"


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        return nums.index(target)
