"""Separates the strings with a rare combination of characters, which they may still contain.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #5327"
CAUGHT_BY = "generated"


SEPARATOR = "$#Sus$"


class Codec:
    def encode(self, strs: list[str]) -> str:
        return SEPARATOR.join(strs)

    def decode(self, s: str) -> list[str]:
        return s.split(SEPARATOR)
