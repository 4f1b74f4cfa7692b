"""Bottom-up with a hash map: count the ways to reach each sum, one integer after another.

Many choices of signs lead to the same sum, and all of them continue in the same way, so it is
enough to count them. A sum is reached from the two sums that differ from it by the next integer:

    ways[i + 1][reached] = ways[i][reached - nums[i]] + ways[i][reached + nums[i]]

The base case: without any integer, there is one way to make the sum 0. All sums lie between -total
and total, where total is the sum of all integers.

For nums = [1,1,2], target = 2:

    number  ways
    -       {0: 1}
    1       {1: 1, -1: 1}
    1       {2: 1, 0: 2, -2: 1}                  0 is reached by +1 -1 and by -1 +1
    2       {4: 1, 0: 2, 2: 2, -2: 2, -4: 1}
    return 2
Level: 2
From: memoized_recursion; instead of asking for the missing sum, count the ways from the first
  integer to the last: each sum passes its ways on to two sums
Ask: If you know how many ways lead to each sum, what does one more integer change?
Beware: wrong/ways_overwritten
Time: O(n · total)
Space: O(total)
"""

from collections import defaultdict


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        ways = {0: 1}
        for number in nums:
            further = defaultdict(int)
            for total, count in ways.items():
                further[total + number] += count
                further[total - number] += count
            ways = further
        return ways.get(target, 0)
