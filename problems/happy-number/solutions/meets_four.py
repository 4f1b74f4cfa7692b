"""Known cycle: every cycle but 1 itself contains 4, so go on until the number is 1 or 4.

After one step, n is at most 730, and checking the numbers up to 730 once shows that there is no
other cycle.
Level: 4
From: hash_set; it finds out again and again that there is one cycle without 1, so stop at a number
  of this cycle
Time: O(log n) for the digits of n; after one step, no number exceeds 730
Space: O(1)
"""


class Solution:
    def isHappy(self, n: int) -> bool:
        while n not in (1, 4):
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
