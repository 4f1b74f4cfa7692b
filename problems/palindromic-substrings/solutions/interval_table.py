"""A table of all intervals: one is a palindrome if its ends are equal and its inside is one.

Short intervals come first, so the inside is known when it is needed. An interval of no letters or
of one is a palindrome, whatever it holds.
Time: O(n²)
Space: O(n²)
"""


class Solution:
    def countSubstrings(self, s: str) -> int:
        n = len(s)
        is_palindrome = [[True] * (n + 1) for _ in range(n)]  # of s[start:end]
        count = n
        for length in range(2, n + 1):
            for start in range(n - length + 1):
                end = start + length
                inside = is_palindrome[start + 1][end - 1]
                is_palindrome[start][end] = s[start] == s[end - 1] and inside
                count += is_palindrome[start][end]
        return count
