"""Uses 9998 as infinity for the lowest price, but a share may cost more.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3650"


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        lowest = 9998
        best = 0
        for price in prices:
            lowest = min(lowest, price)
            best = max(best, price - lowest)
        return best
