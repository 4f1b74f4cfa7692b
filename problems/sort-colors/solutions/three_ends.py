"""Three ends: a new object makes the block of its colour longer, and moves those behind it along.

Each block that grows or moves gets its colour written behind its end: first 2, then 1 if the
object is not blue, then 0 if it is red; in this order, as an empty block ends where the one before
it does.
Time: O(n), in one pass
Space: O(1)
"""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        red = white = 0
        for blue, colour in enumerate(nums):
            nums[blue] = 2
            if colour < 2:
                nums[white] = 1
                white += 1
            if colour < 1:
                nums[red] = 0
                red += 1
