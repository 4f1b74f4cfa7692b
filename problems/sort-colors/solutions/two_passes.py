"""Two passes: bring all red objects to the front, then the white ones to the front of the rest.

In each pass, an object of that colour is swapped with the first one that is not in its place yet.
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
