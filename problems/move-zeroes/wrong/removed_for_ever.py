"""Moves a zero to the end as long as there is one in the list, which is always the case."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        while 0 in nums:
            nums.remove(0)
            nums.append(0)
