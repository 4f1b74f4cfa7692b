"""Returns None if every number equals its index, but then n is missing."""


class Solution:
    def missingNumber(self, nums: list[int]) -> int | None:
        for i, number in enumerate(sorted(nums)):
            if number != i:
                return i
        return None
