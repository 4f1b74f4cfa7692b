"""Memoized recursion: from each item, go on to the best item that is both later and larger.

    longest_from(i) = 1 + max(longest_from(j) for each j after i with nums[j] > nums[i])

The base case is an item without a larger item after it, whose result is 1. What can follow an item
does not depend on how the item was reached, so each result is computed once. On an increasing list,
the recursion is n calls deep. With a dictionary, this depth works; in some versions of Python, it
is too much for `functools.cache`. The trace leaves out calls that only read a known result.

For nums = [4, 2, 5, 3, 7]:

    i  nums[i]  return
    4  7        1
    2  5        2       5 7
    0  4        3       4 5 7
    3  3        2       3 7
    1  2        3       2 5 7, or 2 3 7
    return 3
Level: 2
From: memo_on_pairs; a pair matters only once its item is taken, so let a loop choose the item to
  take next. Then a single index is the state
Ask: If an increasing subsequence has just taken nums[i], what decides how many more items it can
  take?
Beware: wrong/no_cache
Time: O(n²)
Space: O(n), the dictionary and the recursion
"""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        known = {}

        def longest_from(i):
            if i not in known:
                longest = 0
                for j in range(i + 1, len(nums)):
                    if nums[j] > nums[i]:
                        longest = max(longest, longest_from(j))
                known[i] = longest + 1
            return known[i]

        return max(longest_from(i) for i in range(len(nums)))
