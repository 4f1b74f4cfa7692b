"""Goes on until it reaches 1, which may never happen."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def isHappy(self, n: int) -> bool:
        while n != 1:
            n = sum(int(digit) ** 2 for digit in str(n))
        return True
