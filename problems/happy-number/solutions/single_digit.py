"""Every number gets below 10 at some time, and of these, only 1 and 7 are happy.

The cycle of unhappy numbers contains 4, and happy numbers get to 1. 7 takes five steps: 49, 97,
130, 10, 1.
Time: O(log n): the digits of n, then only numbers up to 730
Space: O(1)
"""


class Solution:
    def isHappy(self, n: int) -> bool:
        while n > 9:
            n = sum(int(digit) ** 2 for digit in str(n))
        return n in (1, 7)
