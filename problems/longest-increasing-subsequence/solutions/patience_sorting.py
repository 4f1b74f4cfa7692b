"""Patience sorting: for each length, keep the smallest end; binary search places the next item.

Invariant: `ends[k]` is the smallest last item of any increasing subsequence of k + 1 items so far.
A smaller end is never worse, and `ends` is ascending: without its last item, a subsequence ends
lower. An item extends the longest subsequence that ends below it, and becomes the smallest end for
the resulting length. `ends` itself need not be a subsequence of nums.

For nums = [4, 6, 2, 5, 3, 7]:

    item  length  ends
    4     0       [4]
    6     1       [4, 6]
    2     0       [2, 6]     2 replaces 4
    5     1       [2, 5]     5 replaces 6
    3     1       [2, 3]
    7     2       [2, 3, 7]
    return 3
Level: 2
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
