"""Joins the two numbers into a key without a separator: 1 and 11 look like 11 and 1."""

CAUGHT_BY = "killers"


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        known = {}

        def fits(i, j):
            if i + j == len(s3):
                return True
            key = f"{i}{j}"
            if key not in known:
                letter = s3[i + j]
                known[key] = i < len(s1) and s1[i] == letter and fits(i + 1, j)
                if j < len(s2) and s2[j] == letter:
                    known[key] = known[key] or fits(i, j + 1)
            return known[key]

        return fits(0, 0)
