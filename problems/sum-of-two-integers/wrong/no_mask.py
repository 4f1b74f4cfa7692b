"""Has no mask, so that a negative and a positive number carry on through endlessly many ones."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def getSum(self, a: int, b: int) -> int:
        while b:
            a, b = a ^ b, (a & b) << 1
        return a
