"""Keep the letters and digits, in lowercase, and compare the result with its reverse.

The slice with step -1 is a reversed copy. `isalnum` is right for ASCII; beyond that, it would also
count letters and digits of other scripts.
Time: O(n)
Space: O(n)
"""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = "".join(character for character in s if character.isalnum()).lower()
        return kept == kept[::-1]
