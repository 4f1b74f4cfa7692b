"""Two pointers, in two passes: bring the red objects to the front, then the white ones after them.

In each pass, an object of the pass's colour is swapped with the object at `place`, the first index
that is not filled yet.

For nums = [2, 0, 1, 0]:

    colour  place  nums
    -       0      [2, 0, 1, 0]
    0       2      [0, 0, 1, 2]
    1       3      [0, 0, 1, 2]
Level: 2
From: counting; the objects are overwritten by new ones, which works only because an object is
  nothing but its colour, so swap the objects themselves to where they belong
Ask: If only the red objects had to go to the front, how would one pass do it?
Beware: wrong/white_from_the_start
Time: O(n), in two passes
Space: O(1)
"""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        place = 0
        for colour in 0, 1:
            for i in range(place, len(nums)):
                if nums[i] == colour:
                    nums[i], nums[place] = nums[place], nums[i]
                    place += 1
