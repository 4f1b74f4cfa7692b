"""Hash set of the sums: each number is added to all sums so far, up to half the total.

If some numbers add up to half the total, so do the other numbers. The set holds each sum once, so
it has at most total / 2 + 1 items, however many subsets there are.
Level: 3
From: knapsack_table; a row has an entry for every sum, so keep only the sums that can be made
Time: O(n · total)
Space: O(total)
"""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        sums = {0}
        for number in nums:
            sums |= {smaller + number for smaller in sums if smaller + number <= half}
            if half in sums:
                return True
        return False
