"""Sorts a subset before it adds a number, not afterwards, so equal subsets may look different.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4416"


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        result = {()}
        for number in nums:
            result |= {(*sorted(subset), number) for subset in result}
        return [list(subset) for subset in result]
