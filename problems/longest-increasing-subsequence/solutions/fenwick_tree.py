"""Fenwick tree of maxima: for any rank, it gives the longest subsequence that ends at a lower rank.

A value's rank is its position among the sorted distinct values, counted from 1. `best[k]` covers b
ranks up to k, where b is the lowest set bit of k: for 12 = 1100, ranks 9 to 12. Subtracting this
bit repeatedly leads to entries that together cover all ranks up to k; adding it repeatedly leads to
all entries that cover k. An item's length is one more than the best length among all lower ranks;
it updates the entries that cover the item's rank.
Level: 4
From: table; the inner loop looks for the maximum among all smaller items, so keep the maxima by
  value, in a tree that gives the maximum below any value
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        rank = {value: i for i, value in enumerate(sorted(set(nums)), 1)}
        best = [0] * (len(rank) + 1)
        for item in nums:
            longest, k = 1, rank[item] - 1
            while k:
                longest = max(longest, best[k] + 1)
                k -= k & -k
            k = rank[item]
            while k < len(best):
                best[k] = max(best[k], longest)
                k += k & -k
        return max(best)
