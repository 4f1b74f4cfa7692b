"""Greedy, as fuel: each step uses 1 unit, and each place offers a new tank of `nums[i]` units.

The fuller tank is kept, so `fuel` is how much farther the best jump leads. If it runs out before
the last place, the drive is over.

For nums = [2, 1, 0, 3]:

    jump  fuel
    -     0
    2     1
    1     0     one unit was left, and the new tank holds no more
    return False
Level: 4
From: farthest; an index is compared with another index, although only the distance between them
  counts, so keep this distance: no index is needed
Beware: wrong/fuel_added_up
Time: O(n)
Space: O(n), the copy without the last place
"""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        fuel = 0
        for jump in nums[:-1]:
            fuel = max(fuel, jump)
            if fuel == 0:
                return False
            fuel -= 1
        return True
