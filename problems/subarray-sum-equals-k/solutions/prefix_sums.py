"""Prefix sums in a hash map: a subarray adds up to k where two prefix sums differ by k.

The sum of nums[i:j] is the prefix sum of j items minus the prefix sum of i items. With `total` as
the current prefix sum, each earlier prefix sum `total - k` gives one subarray that ends here.
The empty prefix, whose sum is 0, stands in the map from the start: without it, no subarray that
begins at index 0 would be found.

For nums = [1, 2, -2, 3], k = 3:

    number  total  seen                      found
    1       1      {0: 1, 1: 1}              0
    2       3      {0: 1, 1: 1, 3: 1}        1      the sum 0 occurred once: [1, 2]
    -2      1      {0: 1, 1: 2, 3: 1}        1
    3       4      {0: 1, 1: 2, 3: 1, 4: 1}  3      the sum 1 occurred twice: [2, -2, 3], [3]
    return 3
Level: 2
From: wrong/brute_force; for each start, all later ends are tried, so keep the sums of all prefixes
  so far in a dictionary, which tells at once how many starts fit an end
Ask: The first 3 items add up to 5, and the first 8 items add up to 12: what do items 4 to 8 add up
  to? If k is 4, which sum of the first items would you look for?
Beware: wrong/forgets_the_empty_prefix
Time: O(n)
Space: O(n)
"""

from collections import Counter


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = Counter({0: 1})  # {sum: how many prefixes have it}
        total = found = 0
        for number in nums:
            total += number
            found += seen[total - k]
            seen[total] += 1
        return found
