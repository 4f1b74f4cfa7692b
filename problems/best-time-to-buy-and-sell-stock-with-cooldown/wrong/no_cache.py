"""Brute-force recursion: tries all ways to trade, and computes the same days again and again.

Level: 1
Time: O(1.76ⁿ)
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        def most(day, holding):
            if day >= len(prices):
                return 0
            if holding:
                trade = most(day + 2, False) + prices[day]
            else:
                trade = most(day + 1, True) - prices[day]
            return max(trade, most(day + 1, holding))

        return most(0, False)
