"""Fills the table in order of starts, so it reads shorter substrings before they are computed."""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        n = len(s)
        best = s[0]
        is_palindrome = [[start >= end for end in range(n)] for start in range(n)]
        for start in range(n):
            for end in range(start + 1, n):
                inside = is_palindrome[start + 1][end - 1]
                is_palindrome[start][end] = s[start] == s[end] and inside
                if is_palindrome[start][end] and end - start + 1 > len(best):
                    best = s[start : end + 1]
        return best
