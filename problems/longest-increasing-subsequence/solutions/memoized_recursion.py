"""Memoized recursion: from each item, go on to every item that is later and larger; take the best.

The result for each item is kept; otherwise it would be computed again after each subsequence that
leads to the item. On a rising list, the recursion is n calls deep.
Time: O(n²)
Space: O(n), the results and the recursion
"""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        longest_from = [0] * len(nums)

        def explore(i):
            longest_from[i] = 1
            for j in range(i + 1, len(nums)):
                if nums[j] > nums[i]:
                    if longest_from[j] == 0:
                        explore(j)
                    if longest_from[j] >= longest_from[i]:
                        longest_from[i] = longest_from[j] + 1

        for i in range(len(nums)):
            if longest_from[i] == 0:
                explore(i)
        return max(longest_from)
