"""Separate the strings by a character that they cannot have: one beyond the 256.

Python's strings hold any Unicode character, so there are over a million left. It is the shortest
way, and rests on the constraint alone: if any characters may come, none is left.
Time: O(n)
Space: O(n)
"""

SEPARATOR = chr(256)


class Codec:
    def encode(self, strs: list[str]) -> str:
        return SEPARATOR.join(strs)

    def decode(self, s: str) -> list[str]:
        return s.split(SEPARATOR)
