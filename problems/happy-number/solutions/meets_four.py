"""Known cycle: every cycle but 1 itself contains 4, so go on until the number is 1 or 4.

After one step, every n is at most 730, and a single check of the numbers up to 730 shows that there
is no other cycle.
Level: 4
Time: O(log n) for the digits of n; after one step, no number exceeds 730
Space: O(1)
"""


class Solution:
    def isHappy(self, n: int) -> bool:
        while n not in (1, 4):
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
