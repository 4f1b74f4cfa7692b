"""Brute force: start at every index, and read on until a character repeats.

This seems to take O(n²), but there are at most 95 distinct characters, so no start reads more than
96 characters. Even the longest string takes fewer than five million steps.

For s = "abba":

    start  seen        longest
    0      {'a', 'b'}  2
    1      {'b'}       2          the second b is read again
    2      {'b', 'a'}  2
    3      {'a'}       2
    return 2
Level: 1
Time: O(n · m), for m distinct characters
Space: O(m)
"""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        longest = 0
        for start in range(len(s)):
            seen = set()
            for end in range(start, len(s)):
                if s[end] in seen:
                    break
                seen.add(s[end])
            longest = max(longest, len(seen))
        return longest
