"""Bottom-up table: for each pair of prefixes, the length of their longest common subsequence.

If both prefixes end with the same letter, some longest common subsequence matches these two
letters. Otherwise, a common subsequence ends with at most one of them, so the other can be dropped:

    longest[i][j] = longest[i - 1][j - 1] + 1                  if text1[i - 1] == text2[j - 1]
    longest[i][j] = max(longest[i - 1][j], longest[i][j - 1])  otherwise

The base cases are the empty prefixes in row 0 and column 0, with a length of 0.

For text1 = "abcde", text2 = "ace":

    i  text1[i - 1]  longest[i]
    1  a             [0, 1, 1, 1]  a matches a
    2  b             [0, 1, 1, 1]  b matches nothing: the row is repeated
    3  c             [0, 1, 2, 2]  c matches c
    4  d             [0, 1, 2, 2]
    5  e             [0, 1, 2, 3]  e matches e
    return 3
Level: 2
From: memoized_recursion; each pair needs only pairs of shorter prefixes, so two loops compute them
  all in order, without recursion
Ask: What can you say about the last letters of two prefixes if they are equal, and if they differ?
Beware: wrong/letter_used_twice, wrong/both_dropped
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        m, n = len(text1), len(text2)
        longest = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if text1[i - 1] == text2[j - 1]:
                    longest[i][j] = longest[i - 1][j - 1] + 1
                else:
                    longest[i][j] = max(longest[i - 1][j], longest[i][j - 1])
        return longest[m][n]
