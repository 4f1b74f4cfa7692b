"""Returns the first number that occurs n / 2 times, rounded down."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, 0) + 1
            if counts[number] == max(1, len(nums) // 2):
                return number
