"""One factor at a time: multiplies up to 2³¹ factors, one after another.

Level: 1
Time: O(n)
Space: O(1)
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def myPow(self, x: float, n: int) -> float:
        if n < 0:
            x, n = 1 / x, -n
        power = 1.0
        for _ in range(n):
            power *= x
        return power
