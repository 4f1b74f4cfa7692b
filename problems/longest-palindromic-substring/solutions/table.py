"""Interval dynamic programming: for every start and end, is s[start..end] a palindrome?

A string is a palindrome if its two ends are equal and its inside is a palindrome:

    is_palindrome[start][end] = s[start] == s[end] and is_palindrome[start + 1][end - 1]

The base cases are the strings of one character (start == end) and of none (start > end). The inside
has a later start, so the starts are taken from the last to the first.

For s = "abba":

    start  end  inside  is_palindrome[start][end]  best
    2      3    True    False                      'a'     "ba": its ends differ
    1      2    True    True                       'bb'    "bb": nothing is inside
    1      3    True    False                      'bb'    "bba"
    0      1    True    False                      'bb'    "ab"
    0      2    True    False                      'bb'    "abb"
    0      3    True    True                       'abba'  its inside is "bb"
    return 'abba'
Level: 2
From: brute_force; the inside of a string is compared again for every string around it, so remember
  for each start and end whether it is a palindrome
Ask: In which order must the strings be tested so that the inside of each has been tested before?
Beware: wrong/fills_starts_in_order
Time: O(n²)
Space: O(n²)
"""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        n = len(s)
        best = s[0]
        is_palindrome = [[start >= end for end in range(n)] for start in range(n)]
        for start in reversed(range(n)):
            for end in range(start + 1, n):
                inside = is_palindrome[start + 1][end - 1]
                is_palindrome[start][end] = s[start] == s[end] and inside
                if is_palindrome[start][end] and end - start + 1 > len(best):
                    best = s[start : end + 1]
        return best
