"""Memoized recursion, take or leave: the result depends on the next item and on the last one taken.

Each item is left, or it is taken if it is larger than the last item taken, nums[last]:

    longest(i, last) = max(longest(i + 1, last), 1 + longest(i + 1, i))

The second term counts only if nums[i] > nums[last], or if nothing has been taken, when `last` is
-1. The base case is the end of the list. There are 2ⁿ ways to take or leave n items, but only about
n² / 2 pairs (i, last), as `last` comes before i. On any list, the recursion is n calls deep.
Level: 2
Time: O(n²)
Space: O(n²), the results
"""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        known = [[None] * len(nums) for _ in nums]

        def longest(i, last):
            if i == len(nums):
                return 0
            if known[i][last] is None:
                found = longest(i + 1, last)
                if last == -1 or nums[i] > nums[last]:
                    found = max(found, 1 + longest(i + 1, i))
                known[i][last] = found
            return known[i][last]

        return longest(0, -1)
