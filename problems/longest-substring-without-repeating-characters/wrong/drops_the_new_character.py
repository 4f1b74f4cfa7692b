"""Makes room for a character that repeats, but does not take it in.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #32336"


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        window = set()
        left = longest = 0
        for character in s:
            if character in window:
                while character in window:
                    window.remove(s[left])
                    left += 1
            else:
                window.add(character)
            longest = max(longest, len(window))
        return longest
