"""Two pointers, in two passes: bring the red objects to the front, then the white ones after them.

In each pass, an object of the pass's colour is swapped with the object at `place`, the first
position that is not filled yet.
Level: 2
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
