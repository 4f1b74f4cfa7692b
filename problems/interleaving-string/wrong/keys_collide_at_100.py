"""Numbers the pairs as 100 · i + j, so j = 100 collides with the next i; tries s1 before s2."""

CAUGHT_BY = "orders"


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        failed = set()

        def fits(i, j):
            if i + j == len(s3):
                return True
            if 100 * i + j in failed:
                return False
            letter = s3[i + j]
            if i < len(s1) and s1[i] == letter and fits(i + 1, j):
                return True
            if j < len(s2) and s2[j] == letter and fits(i, j + 1):
                return True
            failed.add(100 * i + j)
            return False

        return fits(0, 0)
