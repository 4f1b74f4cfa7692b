"""Table: `ways[end]` is the number of ways to decode the first `end` digits.

The last number has one digit or two; what precedes it can be decoded in as many ways as an earlier
entry says. There is one way to decode nothing.
Time: O(n)
Space: O(n)
"""


class Solution:
    def numDecodings(self, s: str) -> int:
        ways = [1] + [0] * len(s)
        for end in range(1, len(s) + 1):
            if s[end - 1] != "0":
                ways[end] += ways[end - 1]
            if end >= 2 and "10" <= s[end - 2 : end] <= "26":
                ways[end] += ways[end - 2]
        return ways[len(s)]
