"""Gives the first number a vote before the loop, in which that number votes again."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        candidate, votes = nums[0], 1
        for number in nums:
            if votes == 0:
                candidate = number
            votes += 1 if number == candidate else -1
        return candidate
