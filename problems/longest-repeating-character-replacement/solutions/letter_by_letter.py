"""Letter by letter: for each letter of the string, the longest window with at most k others.

Once it is settled which letter the substring will consist of, all others in the window have to be
replaced, and it does not matter which letter is the most frequent.
Time: O(n · m), for m different letters, at most 26
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
