"""Known cycle: every cycle but 1 itself contains 4, so go on until the number is 1 or 4.

After one step, n is at most 730, and checking the numbers up to 730 once shows that there is no
other cycle.
Level: 4
From: hash_set; every call finds the same cycle again: there is only one without 1, so stop at a
  number on it
Time: O(log n) for the digits of n; after one step, no number exceeds 730
Space: O(1)
"""


class Solution:
    def isHappy(self, n: int) -> bool:
        while n not in (1, 4):
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
