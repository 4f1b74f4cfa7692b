"""Sliding window for each letter: the longest window with at most k other letters.

Once the letter to keep is chosen, all other letters of the window have to be replaced. The answer
is the best over all letters, so it does not matter which letter is the most frequent. The trace
follows only the letter A.

For s = "ABAAB", k = 1:

    kept  right  left  others  longest
    A     0      0     0       1
    A     1      0     1       2
    A     2      0     1       3
    A     3      0     1       4
    A     4      2     1       4          B was one too many: the left end has passed the first B
    return 4
Level: 2
From: wrong/brute_force; every start reads on anew, although a window inside a valid window is
  valid, too, so leave the end where it is, and move only the start while the window is not valid
Ask: Choose the letter that remains. How many replacements does a substring need then? What has to
  leave if there are too many?
Time: O(n · m), for m distinct letters, at most 26
Space: O(m)
"""


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        return max(self.longest(s, k, letter) for letter in set(s))

    def longest(self, s, k, kept):
        left = others = longest = 0
        for right, letter in enumerate(s):
            if letter != kept:
                others += 1
            while others > k:
                if s[left] != kept:
                    others -= 1
                left += 1
            longest = max(longest, right - left + 1)
        return longest
