"""Remember where each character was last: the window begins after the latest repetition.

When a character comes again, the left end jumps in one step to just after its last place. It never
jumps back: in `abba`, the first `a` is no longer in the window when the second one comes.
Time: O(n)
Space: O(m), for m different characters
"""


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        last = {}
        left = longest = 0
        for right, character in enumerate(s):
            if character in last:
                left = max(left, last[character] + 1)
            last[character] = right
            longest = max(longest, right - left + 1)
        return longest
