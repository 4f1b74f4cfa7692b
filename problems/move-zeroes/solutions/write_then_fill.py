"""Two pointers: one reads all items, the other is where the next item that is not 0 is written.

It never overtakes the one that reads, so nothing is lost. What is behind it in the end is filled
with zeros.
Time: O(n)
Space: O(1)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        end = 0
        for number in nums:
            if number != 0:
                nums[end] = number
                end += 1
        for i in range(end, len(nums)):
            nums[i] = 0
