"""Numbers the pairs as 100 · i + j, so j = 100 collides with the next i; tries s2 before s1."""

CAUGHT_BY = "killers"


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        seen = set()
        stack = [(0, 0)]
        while stack:
            i, j = stack.pop()
            if i + j == len(s3):
                return True
            if 100 * i + j in seen:
                continue
            seen.add(100 * i + j)
            if i < len(s1) and s1[i] == s3[i + j]:
                stack.append((i + 1, j))
            if j < len(s2) and s2[j] == s3[i + j]:
                stack.append((i, j + 1))
        return False
