"""Uses ^ to square a digit, but in Python, ^ is XOR; powers are written with **."""


class Solution:
    def isHappy(self, n: int) -> bool:
        seen = set()
        while n != 1 and n not in seen:
            seen.add(n)
            n = sum((int(digit) ^ 2) for digit in str(n))
        return n == 1
