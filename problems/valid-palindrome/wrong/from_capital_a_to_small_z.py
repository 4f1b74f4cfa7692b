"""Counts all characters from A to z as letters, including the six symbols among them."""

CAUGHT_BY = "generated"


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = "".join(
            character for character in s if character.isdigit() or "A" <= character <= "z"
        ).lower()
        return kept == kept[::-1]
