"""Bottom-up table: the best profit up to each day pairs a sale with the best purchase before it.

On a day, either nothing is sold, or a share is sold. `purchase` is the best balance after buying.
No share is bought on the day after a sale, so the price is taken from the profit up to two days
earlier:

    profit[day] = max(profit[day - 1], purchase + prices[day])
    purchase = max(purchase, profit[day - 2] - prices[day])

The base cases are two zeros for the two days before the first day, and -prices[0] for `purchase`.

For prices = [1,2,3,0,2]:

    price  purchase  profit
    -      -1        [0, 0]
    1      -1        [0, 0, 0]
    2      -1        [0, 0, 0, 1]
    3      -1        [0, 0, 0, 1, 2]
    0      1         [0, 0, 0, 1, 2, 2]     the purchase at 0 adds the profit of 1
    2      1         [0, 0, 0, 1, 2, 2, 3]
    return 3
Level: 3
From: memoized_recursion; each day has two results, so keep only one of them, and carry the best
  balance after a purchase along in a variable
Beware: wrong/yesterdays_profit, wrong/lowest_price_so_far
Time: O(n)
Space: O(n)
"""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        profit = [0, 0]  # up to two days before the first day, and up to one
        purchase = -prices[0]
        for price in prices:
            profit.append(max(profit[-1], purchase + price))
            purchase = max(purchase, profit[-3] - price)
        return profit[-1]
