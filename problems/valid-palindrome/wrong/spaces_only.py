"""Removes only spaces, and no symbols."""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = s.replace(" ", "").lower()
        return kept == kept[::-1]
