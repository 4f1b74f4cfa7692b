"""Two pointers, a reader and a writer: each item that is not 0 is written; zeros fill the rest.

The writer never overtakes the reader, so nothing is lost.
Level: 2
Beware: wrong/not_filled
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
