"""Brute force: give each integer a plus and then a minus, and count the sums that equal the target.

Each integer doubles the number of ways, so twenty integers have about a million ways. That is fast
enough, but five more integers would take 32 times as long.

For nums = [1,1], target = 0:

    i  total  return
    2  2      0       1 + 1
    2  0      1       1 - 1
    1  1      1
    2  0      1       -1 + 1
    2  -2     0       -1 - 1
    1  -1     1
    0  0      2
    return 2
Level: 1
Beware: wrong/stops_at_the_target
Time: O(2ⁿ)
Space: O(n), the recursion
"""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        def ways(i, total):
            if i == len(nums):
                return 1 if total == target else 0
            return ways(i + 1, total + nums[i]) + ways(i + 1, total - nums[i])

        return ways(0, 0)
