"""State machine: the best balance in each of three states: holding, just sold, free to buy.

Each day leads from state to state. A purchase leads from free to holding, a sale from holding to
sold, and a day of rest from sold to free; holding and free may also stay as they are:

    holding = max(holding, free - price)
    sold = holding + price
    free = max(free, sold)

All three read the values of the previous day, so they are assigned at once; they start at
-prices[0], 0 and 0. No purchase starts in sold: that is the cooldown.

For prices = [1,2,3,0,2]:

    price  holding  sold  free
    -      -1       0     0
    1      -1       0     0
    2      -1       1     0
    3      -1       2     1
    0      1        -1    2     bought at 0, with the profit of 1
    2      1        3     2
    return 3
Level: 2
From: memoized_recursion; each result needs only results of the next day or two, so go through the
  days once, with a variable for each situation you can be in
Ask: In which situations can you end a day, and which situations of the previous day lead to each?
Beware: wrong/no_sale_on_the_last_day, wrong/no_cooldown
Time: O(n)
Space: O(1)
"""


class Solution:
    def maxProfit(self, prices: list[int]) -> int:
        holding, sold, free = -prices[0], 0, 0
        for price in prices:
            holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
        return max(sold, free)
