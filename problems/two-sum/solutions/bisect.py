"""Binary search: sort the values with their indices, then search for the partner of each item.

Only the pairs after `position` are searched, so no item finds itself. Among them, the first pair
that is not less than (partner, 0) has the partner's value if any pair does.
Level: 3
From: brute_force; the inner loop looks at every earlier item to find one value, so sort the list,
  in which each look rules out half of the items
Time: O(n log n)
Space: O(n)
"""

from bisect import bisect_left


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        pairs = sorted((number, i) for i, number in enumerate(nums))
        for position, (number, i) in enumerate(pairs):
            partner = target - number
            found = bisect_left(pairs, (partner, 0), position + 1)
            if found < len(pairs) and pairs[found][0] == partner:
                return [i, pairs[found][1]]
