"""Memoized recursion, take or leave: the result depends on the next item and the last one taken.

Each item is left, or it is taken if it is larger than the last item taken, nums[last]:

    longest(i, last) = max(longest(i + 1, last), 1 + longest(i + 1, i))

The second term counts only if nums[i] > nums[last], or if nothing has been taken, when `last` is
-1. The base case is the end of the list. There are 2ⁿ ways to take or leave n items, but only about
n² / 2 pairs (i, last), since `last` comes before i. The recursion is n calls deep.

For nums = [4, 2, 3]:

    i  last  return
    3  -1    0
    3  2     0
    2  -1    1       3
    3  1     0
    3  2     0
    2  1     1       3 after the 2
    1  -1    2       2 3
    3  0     0
    2  0     0       3 cannot follow the 4
    1  0     0       2 cannot follow the 4
    0  -1    2       2 3 is longer than 4
    return 2
Level: 2
From: wrong/no_cache; how the items before were chosen does not matter, except for the last one
  taken, so remember the result for each pair of an item and a last item
Ask: What must you know about the items taken so far to decide whether the next one may follow?
Beware: wrong/starts_after_minus_10000
Time: O(n²)
Space: O(n²), the results
"""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        known = [[None] * len(nums) for _ in nums]
        known.append([0] * len(nums))  # the base case: no item remains

        def longest(i, last):
            if known[i][last] is None:
                found = longest(i + 1, last)
                if last == -1 or nums[i] > nums[last]:
                    taken = 1 + longest(i + 1, i)
                    if taken > found:
                        found = taken
                known[i][last] = found
            return known[i][last]

        return longest(0, -1)
