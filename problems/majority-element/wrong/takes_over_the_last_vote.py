"""Lets a different number take over when one vote is left, and counts that vote for it as well."""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        candidate, votes = nums[0], 0
        for number in nums:
            if number != candidate and votes <= 1:
                candidate = number
            votes += 1 if number == candidate else -1
        return candidate
