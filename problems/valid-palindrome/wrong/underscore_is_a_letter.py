"""Removes all but the word characters of a regular expression, which include the underscore."""

import re

CAUGHT_BY = "generated"


class Solution:
    def isPalindrome(self, s: str) -> bool:
        kept = re.sub(r"\W", "", s).lower()
        return kept == kept[::-1]
