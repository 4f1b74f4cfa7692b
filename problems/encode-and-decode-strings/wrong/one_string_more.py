"""Ends every string with the separator, so splitting adds an empty string at the end."""

SEPARATOR = chr(256)


class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join(string + SEPARATOR for string in strs)

    def decode(self, s: str) -> list[str]:
        return s.split(SEPARATOR)
