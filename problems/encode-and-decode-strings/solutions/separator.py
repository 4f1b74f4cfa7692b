"""String building with a separator: join the strings with a character that none of them contains.

The strings use 256 characters, and Python has over a million, so chr(256) is free. This is the
shortest solution, but it relies on the constraint: if the strings may contain any character, no
separator is safe.
Level: 1
Beware: wrong/number_signs_between
Time: O(n), for an encoded string of n characters
Space: O(n)
"""

SEPARATOR = chr(256)


class Codec:
    def encode(self, strs: list[str]) -> str:
        return SEPARATOR.join(strs)

    def decode(self, s: str) -> list[str]:
        return s.split(SEPARATOR)
