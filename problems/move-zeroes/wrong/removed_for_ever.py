"""Moves zeros to the end as long as there is a zero in the list, so the loop never ends."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        while 0 in nums:
            nums.remove(0)
            nums.append(0)
