"""A Fenwick tree over the sorted values knows the longest subsequence that ends below any value.

Node k holds the best of as many ranks up to k as its lowest set bit says: 12 = 1100 covers 9 to 12.
Subtracting that bit again and again leads to nodes that cover all ranks up to k; adding it, to all
nodes that cover k.
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
