"""Greedy: keep the farthest place that can be reached, and stop if the next place is beyond it.

The invariant: all places up to `farthest` can be reached, since a jump may be shorter than
`nums[i]`. So one number describes all places that can be reached so far.

For nums = [2, 1, 0, 3]:

    place  jump  farthest
    -      -     0
    0      2     2
    1      1     2
    2      0     2         place 3 is beyond 2
    return False
Level: 2
From: marks; the marks never have a gap, so keep only the last of them, which is enough
Ask: If a place can be reached, what about the places before it? So how much has to be remembered?
Beware: wrong/longest_jump_always, wrong/unreached_places_count
Time: O(n)
Space: O(1)
"""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        farthest = 0
        for place, jump in enumerate(nums):
            if place > farthest:
                return False
            farthest = max(farthest, place + jump)
        return True
