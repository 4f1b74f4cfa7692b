"""Plain recursion: counts the ways one by one, without a cache; there may be over two billion.

Level: 1
Time: O(n^(target / c)), for n numbers, of which the smallest is c
Space: O(target / c), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        if target == 0:
            return 1
        return sum(self.combinationSum4(nums, target - first) for first in nums if first <= target)
