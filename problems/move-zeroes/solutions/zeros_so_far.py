"""Move each item forward by the number of zeros before it, and leave a 0 behind.

That is where it ends up: only the zeros before it go away.
Time: O(n)
Space: O(1)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        zeros = 0
        for i, number in enumerate(nums):
            if number == 0:
                zeros += 1
            elif zeros > 0:
                nums[i - zeros] = number
                nums[i] = 0
