"""Treats uppercase and lowercase letters as different."""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = "".join(character for character in s if character.isalnum())
        return kept == kept[::-1]
