"""Has room for sums up to 648, from eight nines, but 1,999,999,999 has nine nines and a 1."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def isHappy(self, n: int) -> bool:
        seen = [False] * (8 * 9**2 + 1)
        while n != 1:
            n = sum(int(digit) ** 2 for digit in str(n))
            if seen[n]:
                return False
            seen[n] = True
        return True
