"""Looks up both indices by value at the end, which gives the same index for two equal items."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = set()
        for number in nums:
            if target - number in seen:
                return [nums.index(target - number), nums.index(number)]
            seen.add(number)
        return []
