"""Assumes that there is one way to decode the first digit, even if that is a 0."""


class Solution:
    def numDecodings(self, s: str) -> int:
        ways = [1, 1]
        for end in range(2, len(s) + 1):
            found = 0
            if s[end - 1] != "0":
                found += ways[end - 1]
            if 10 <= int(s[end - 2 : end]) <= 26:
                found += ways[end - 2]
            ways.append(found)
        return ways[-1]
