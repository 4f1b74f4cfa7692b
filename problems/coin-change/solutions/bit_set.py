"""A set of totals in the bits of one integer: adding a coin to all of them is a single shift.

Bit t is set if the coins so far can make t: with coins 2 and 3, 0001 becomes 1100, the totals 3
and 2. What is above the amount is masked away. With the smallest coin c, no more than amount / c
coins fit in.
Time: O(amount² / c · n) bit operations, but 30 at a time
Space: O(amount) bits
"""


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        up_to_amount = (1 << amount + 1) - 1
        useful = [coin for coin in coins if coin <= amount]
        totals, number = 1, 0
        while totals:
            if totals >> amount:
                return number
            longer = 0
            for coin in useful:
                longer |= totals << coin
            totals = longer & up_to_amount
            number += 1
        return -1
