"""Has no mask, so the carries of a negative and a positive number may never end."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def getSum(self, a: int, b: int) -> int:
        while b:
            a, b = a ^ b, (a & b) << 1
        return a
