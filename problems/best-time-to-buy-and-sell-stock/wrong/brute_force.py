"""Brute force: tries every pair of days, up to 5 billion of them.

Level: 1
Time: O(n²)
Space: O(1)
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        best = 0
        for bought in range(len(prices)):
            for sold in range(bought + 1, len(prices)):
                best = max(best, prices[sold] - prices[bought])
        return best
