"""Dynamic programming: from each place that can be reached, mark all places that its jumps reach.

The base case is the first place. Many places are marked again and again.

For nums = [2, 1, 0, 3]:

    place  jump  reached
    -      -     [True, False, False, False]
    0      2     [True, True, True, False]
    1      1     [True, True, True, False]    place 2 is marked again
    2      0     [True, True, True, False]
    3      3     [True, True, True, False]    place 3 has no mark, so its jump does not count
    return False
Level: 1
From: wrong/no_cache; many paths lead to the same place, so mark each place that can be reached
Time: O(n²)
Space: O(n)
"""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        reached = [True] + [False] * (len(nums) - 1)
        for place, jump in enumerate(nums):
            if reached[place]:
                end = min(place + jump + 1, len(nums))
                for other in range(place + 1, end):
                    reached[other] = True
        return reached[-1]
