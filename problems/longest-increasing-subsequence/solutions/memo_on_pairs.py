"""Memoized recursion, take or leave: the result depends on the next item and the last one taken.

Each item is left, or it is taken if it is larger than the last item taken, nums[last]:

    longest(i, last) = max(longest(i + 1, last), 1 + longest(i + 1, i))

The second term counts only if nums[i] > nums[last], or if nothing has been taken, when `last` is
-1. The base case is the end of the list. There are 2ⁿ ways to take or leave n items, but only about
n² / 2 pairs (i, last), since `last` comes before i.

Only the pairs (i + 1, i) recur, each time that item i is taken, so `taken[i]` remembers
1 + longest(i + 1, i). A pair (i, last) with last < i - 1 is reached only from (i - 1, last), by
leaving item i - 1; so if (last + 1, last) is computed once, so are all pairs with this `last`. The
recursion is n + 1 calls deep.

For nums = [4, 2, 3]:

    i  last  return
    3  -1    0
    3  2     0
    2  -1    1       3
    3  1     0
    2  1     1       3 after the 2; what follows the 3 is known
    1  -1    2       2 3
    3  0     0
    2  0     0       3 cannot follow the 4
    1  0     0       2 cannot follow the 4
    0  -1    2       2 3 is longer than 4
    return 2
Level: 2
From: wrong/no_cache; how the earlier items were chosen does not matter, except for the last one
  taken, so once an item is taken, remember the result for all other ways to come to it
Ask: What must you know about the items taken so far to decide whether the next one may follow?
Beware: wrong/starts_after_minus_10000
Time: O(n²)
Space: O(n), the results and the recursion
"""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        n = len(nums)
        taken = [None] * n  # the most items from each item on, once this item is taken

        def longest(i, last):
            if i == n:
                return 0
            found = longest(i + 1, last)
            if last == -1 or nums[i] > nums[last]:
                if taken[i] is None:
                    taken[i] = 1 + longest(i + 1, i)
                if taken[i] > found:
                    found = taken[i]
            return found

        return longest(0, -1)
