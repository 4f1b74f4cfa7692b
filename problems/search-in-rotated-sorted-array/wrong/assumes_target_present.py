"""Calls `index`, which fails if the target is not in the list."""

VERDICT = "Runtime Error"


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        return nums.index(target)
