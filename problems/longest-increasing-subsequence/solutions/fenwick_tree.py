"""Fenwick tree of maxima: for any rank, it knows the longest subsequence that ends below it.

`best` at node k covers as many ranks up to k as the lowest set bit of k says: 12 = 1100 covers
ranks 9 to 12. Subtracting that bit again and again leads to nodes that cover all ranks up to k.
Adding it leads to all nodes that cover k. Each item takes the best of the lower ranks, adds one,
and updates.
Level: 4
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
