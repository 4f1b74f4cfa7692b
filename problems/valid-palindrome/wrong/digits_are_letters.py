"""Numbers the letters from 0, and the digits as well, so 0 equals a.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #39893"


class Solution:
    def isPalindrome(self, s: str) -> bool:
        left, right = 0, len(s) - 1
        while left < right:
            if not s[left].isalnum():
                left += 1
            elif not s[right].isalnum():
                right -= 1
            elif self.number(s[left]) != self.number(s[right]):
                return False
            else:
                left += 1
                right -= 1
        return True

    def number(self, character):
        return ord(character.lower()) - ord("0" if character.isdigit() else "a")
