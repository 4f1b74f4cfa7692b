"""Patience sorting: for each length, keep the smallest end; binary search places the next item.

Invariant: `ends[k]` is the smallest last item of any increasing subsequence of k + 1 items so far.
A smaller end is never worse. `ends` is ascending, since a subsequence without its last item ends in
a smaller one. An item extends the longest subsequence that ends in a smaller item, and becomes the
smallest end for the resulting length.

The name comes from a game of patience: each card is laid on the leftmost pile whose top card is not
smaller, or else starts a new pile on the right. `ends` holds the top cards of the piles. It need
not be a subsequence of nums itself; to recover one, let each item remember the item that was then
on top of the pile to its left, and follow these links back from the last pile.

For nums = [4, 6, 2, 5, 3, 7]:

    item  length  ends
    4     0       [4]
    6     1       [4, 6]
    2     0       [2, 6]     2 replaces 4
    5     1       [2, 5]     5 replaces 6
    3     1       [2, 3]     3 replaces 5
    7     2       [2, 3, 7]
    return 3
Level: 2
From: table; the inner loop looks through all earlier items, although for each length, only the
  smallest end matters, so keep these ends, in order, and bisect them
Ask: Of two increasing subsequences of the same length, which one would you rather go on with?
Beware: wrong/equal_items_too, wrong/replaces_the_last_end
Time: O(n log n)
Space: O(n)
"""

from bisect import bisect_left


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        ends = []
        for item in nums:
            length = bisect_left(ends, item)  # of the subsequence that the item extends
            if length == len(ends):
                ends.append(item)
            else:
                ends[length] = item
        return len(ends)
