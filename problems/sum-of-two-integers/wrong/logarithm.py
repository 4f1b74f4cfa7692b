"""Multiplies powers of e, but no float can hold e to the power of 1000.

Reported as accepted in 2023.
"""

from math import e, log

REPORTED = "LeetCode-Feedback #18454"
VERDICT = "Runtime Error"


class Solution:
    def getSum(self, a: int, b: int) -> int:
        return round(log(e**a * e**b))
