"""Table with a row per coin: the ways to make up each amount with the coins up to there.

Either the coin of the row is not used, which is the entry above, or one such coin is set aside, and
the rest is made up with the same coins. The row above all has a single way, for the amount 0.
Time: O(n · amount), for n coins
Space: O(n · amount)
"""


class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        rows = [[1] + [0] * amount]
        for coin in coins:
            above, row = rows[-1], []
            for total in range(amount + 1):
                with_coin = row[total - coin] if total >= coin else 0
                row.append(above[total] + with_coin)
            rows.append(row)
        return rows[-1][amount]
