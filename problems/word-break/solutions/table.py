"""Dynamic programming: `cut[i]` tells whether the first i letters of s can be cut into words.

The last piece is a word, and the letters before it can be cut as well:

    cut[i] = any(cut[start] and s[start:i] in words for start < i)

The base case is cut[0]: there is nothing to cut. No piece is longer than the longest word, so
starts further back need not be tried.

For s = "abcab", wordDict = ["ab", "c"]:

    i  starts       cut
    -  -            [True]
    1  range(0, 1)  [True, False]
    2  range(0, 2)  [True, False, True]                      "ab"
    3  range(1, 3)  [True, False, True, True]                "ab", "c"
    4  range(2, 4)  [True, False, True, True, False]
    5  range(3, 5)  [True, False, True, True, False, True]   "ab", "c", "ab"
    return True
Level: 2
From: memoized_recursion; if the prefixes of s are checked from the shortest to the longest, no
  recursion is needed
Ask: If the first letters of s can be cut into words, what do you know about the last piece, and
  about the letters before it?
Beware: wrong/any_word_may_end
Time: O(n · k² + w), for words of up to k letters each, and w letters in all words together: up to k
  pieces end at each index
Space: O(n), and the letters of all words in a set
"""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        words = set(wordDict)
        longest = max(map(len, wordDict))
        cut = [True]
        for i in range(1, len(s) + 1):
            starts = range(max(i - longest, 0), i)
            cut.append(any(cut[start] and s[start:i] in words for start in starts))
        return cut[-1]
