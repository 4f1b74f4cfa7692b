"""Count the sums of the first items: a subarray adds up to k where two of them differ by k.

The sum of a subarray is that of the first j items less that of the first i. So for each place, add
how often the sum so far, less k, has come up before; for no items, it is 0.
Time: O(n), if hashing spreads the sums as usual
Space: O(n)
"""

from collections import defaultdict


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = defaultdict(int, {0: 1})  # {sum of the first items: at how many places}
        total = found = 0
        for number in nums:
            total += number
            found += seen[total - k]
            seen[total] += 1
        return found
