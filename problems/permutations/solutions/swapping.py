"""Backtracking by swaps: swap each unused number into the place to fill, then swap it back.

The invariant: the places before `place` are filled, and the numbers from `place` on are unused. So
no set of used numbers is needed. Swapping back restores the list for the next number. The trace
stops where the first number changes.

For nums = [1, 2, 3]:

    place  nums
    0      [1, 2, 3]
    1      [1, 2, 3]
    2      [1, 2, 3]
    3      [1, 2, 3]  a result
    2      [1, 3, 2]  3 is swapped into place 1
    3      [1, 3, 2]  a result
    1      [2, 1, 3]  2 is swapped into place 0
Level: 3
From: backtracking; the set only keeps used and unused numbers apart, and a second list holds the
  order, so keep the unused numbers together in the list itself, behind the numbers already placed
Beware: wrong/never_swaps_back
Time: O(n · n!)
Space: O(n) besides the result
"""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []

        def fill(place):
            if place == len(nums):
                result.append(nums[:])
                return
            for i in range(place, len(nums)):
                nums[place], nums[i] = nums[i], nums[place]
                fill(place + 1)
                nums[place], nums[i] = nums[i], nums[place]

        fill(0)
        return result
