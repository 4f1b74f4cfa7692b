"""Keep the window as a string of its own, and cut it just after the character that comes again.

No indexes and no set: `find` tells whether the character is in the window, and where. If it is
not there, `find` returns -1, and the slice from 0 is the whole window.
Time: O(n · m), for m different characters
Space: O(m)
"""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = ""
        longest = 0
        for character in s:
            window = window[window.find(character) + 1 :] + character
            longest = max(longest, len(window))
        return longest
