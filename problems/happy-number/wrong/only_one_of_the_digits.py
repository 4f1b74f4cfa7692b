"""Takes all numbers below 10 for unhappy but 1, and forgets 7."""


class Solution:
    def isHappy(self, n: int) -> bool:
        while n > 9:
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
