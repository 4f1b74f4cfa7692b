"""Separates the strings with #, which they may contain."""

SEPARATOR = "#"


class Codec:
    def encode(self, strs: list[str]) -> str:
        return SEPARATOR.join(strs)

    def decode(self, s: str) -> list[str]:
        return s.split(SEPARATOR)
