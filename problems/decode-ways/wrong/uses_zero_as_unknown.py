"""Uses 0 as the mark for unknown, so a remainder without any way is decoded again and again."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def numDecodings(self, s: str) -> int:
        known = [0] * len(s)

        def ways(start):
            if start == len(s):
                return 1
            if s[start] == "0":
                return 0
            if known[start] == 0:
                known[start] = ways(start + 1)
                if start + 2 <= len(s) and int(s[start : start + 2]) <= 26:
                    known[start] += ways(start + 2)
            return known[start]

        return ways(0)
