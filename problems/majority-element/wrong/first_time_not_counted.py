"""Sets the count of a number to 0, not 1, at its first occurrence."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, -1) + 1
            if counts[number] > len(nums) // 2:
                return number
