"""Bottom up: for each number that may be the last of a sum, add the ways to the total without it.

The outer loop goes through the totals, so every order of the same numbers counts. The total 0 has
one way, the sum of no numbers. Totals that cannot lead to the target may have more ways than 32
bits hold; Python's integers do not overflow.
Time: O(target · n) additions, for n numbers
Space: O(target)
"""


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        ways = [1] + [0] * target
        for total in range(1, target + 1):
            for last in nums:
                if last <= total:
                    ways[total] += ways[total - last]
        return ways[target]
