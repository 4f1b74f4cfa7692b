"""Divide and conquer: both days are in the first half, or both in the second, or one in each.

If the days are in different halves, the share is bought at the lowest price of the first half and
sold at the highest price of the second. So each half reports its best profit, its lowest price and
its highest price. The base case is a single day, whose profit is 0.

For prices = [7, 1, 5, 6]:

    start  end  return
    0      1    (0, 7, 7)
    1      2    (0, 1, 1)
    0      2    (0, 1, 7)
    2      3    (0, 5, 5)
    3      4    (0, 6, 6)
    2      4    (1, 5, 6)
    0      4    (5, 1, 7)    bought at 1, sold at 6
    return 5
Level: 3
From: wrong/brute_force; all pairs of days are tried, so split the days: of all pairs across the
  middle, only the lowest price before it and the highest price after it matter
Time: O(n)
Space: O(log n), the depth of the recursion
"""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        best, _, _ = self.summary(prices, 0, len(prices))
        return best

    def summary(self, prices, start, end):
        """The best profit, the lowest and the highest price from `start` to just before `end`."""
        if end - start == 1:
            return 0, prices[start], prices[start]
        middle = (start + end) // 2
        best, lowest, highest = self.summary(prices, start, middle)
        later_best, later_lowest, later_highest = self.summary(prices, middle, end)
        return (
            max(best, later_best, later_highest - lowest),
            min(lowest, later_lowest),
            max(highest, later_highest),
        )
