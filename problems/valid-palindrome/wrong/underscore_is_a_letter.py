"""Removes what a regular expression calls no word character, which keeps the underscore."""

import re


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = re.sub(r"\W", "", s).lower()
        return kept == kept[::-1]
