"""Compares with what `reverse` returns, which is None: it reverses the list in place."""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = [character.lower() for character in s if character.isalnum()]
        return kept == kept.reverse()
