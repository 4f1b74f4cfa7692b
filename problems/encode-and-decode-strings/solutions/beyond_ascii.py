"""Separate the strings by a character that none of them contains: one beyond the 256.

Python's strings hold any Unicode character, so over a million are left to choose from. This is the
shortest way, but it relies on the constraint: if any characters may occur, none is left.
Time: O(n), for an encoded string of n characters
Space: O(n)
"""

SEPARATOR = chr(256)


class Codec:
    def encode(self, strs: list[str]) -> str:
        return SEPARATOR.join(strs)

    def decode(self, s: str) -> list[str]:
        return s.split(SEPARATOR)
