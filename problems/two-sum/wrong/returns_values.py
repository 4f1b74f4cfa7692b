"""Returns the two items, not their indices."""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = set()
        for number in nums:
            if target - number in seen:
                return [target - number, number]
            seen.add(number)
        return []
