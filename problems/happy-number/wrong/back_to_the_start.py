"""Notices a cycle only if it leads back to the first number."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def isHappy(self, n: int) -> bool:
        start = n
        n = sum(int(digit) ** 2 for digit in str(n))
        while n not in (1, start):
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
