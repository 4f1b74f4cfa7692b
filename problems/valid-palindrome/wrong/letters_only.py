"""Drops the digits together with the symbols."""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = "".join(character for character in s if character.isalpha()).lower()
        return kept == kept[::-1]
