"""One large integer: its digits count the subsets of each sum, and a shift adds a number to all.

With 21 bits a digit, no count runs over into the next one: there are at most 2^20 ways. A plus
makes a sum larger by twice the number than a minus does, so sums start at minus the total.
Time: O(n · total) bit operations, 30 at a time
Space: O(total) bits
"""

BITS = 21


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        total = sum(nums)
        if abs(target) > total:
            return 0
        ways = 1
        for number in nums:
            ways += ways << 2 * number * BITS
        return ways >> (total + target) * BITS & (1 << BITS) - 1
