"""Bottom up: the ways to a total are those to what is left of it without the last number.

The last number may be any that is not larger than the total. Since totals are on the outside and
numbers on the inside, every order of the same numbers is counted. 0 is the sum of no numbers.
Time: O(target · n)
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
