"""Drops every empty part, including empty strings that belong to the list."""

SEPARATOR = chr(256)


class Codec:
    def encode(self, strs: list[str]) -> str:
        return SEPARATOR.join(strs)

    def decode(self, s: str) -> list[str]:
        return [part for part in s.split(SEPARATOR) if part]
