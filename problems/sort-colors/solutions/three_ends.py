"""Three ends: a new object extends the block of its colour, and the blocks after it move by one.

Each block that grows or moves gets its colour written at its end: first 2, then 1 if the object is
not blue, then 0 if it is red. The order matters: an empty block ends where the previous block does.

For nums = [2, 0, 1]:

    blue  colour  red  white  nums
    0     2       0    0      [2, 0, 1]
    1     0       1    1      [0, 2, 1]    red is in front, and blue has moved
    2     1       1    2      [0, 1, 2]    white is in the middle, and blue has moved
Level: 3
From: counting; the list is written only after all counts are known, so write each object as it is
  read, at the end of its block, which follows from the counts so far
Beware: wrong/red_first
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
