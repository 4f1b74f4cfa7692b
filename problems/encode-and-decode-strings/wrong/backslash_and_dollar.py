"""Separates the strings with a backslash and a dollar sign, which they may contain.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #18481"
CAUGHT_BY = "generated"


SEPARATOR = "\\$"


class Codec:
    def encode(self, strs: list[str]) -> str:
        return SEPARATOR.join(strs)

    def decode(self, s: str) -> list[str]:
        return s.split(SEPARATOR)
