"""Reversed copy: keep the letters and digits, in lowercase, and compare them with their reverse.

The slice with step -1 is a reversed copy. `isalnum` is right for ASCII; beyond ASCII, it would also
count letters and digits of other scripts.
Level: 1
Beware: wrong/spaces_only, wrong/underscore_is_a_letter
Time: O(n)
Space: O(n)
"""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = "".join(character for character in s if character.isalnum()).lower()
        return kept == kept[::-1]
