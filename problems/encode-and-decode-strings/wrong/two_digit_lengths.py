"""Reads only two digits of each length, but a length of 100 has three."""

CAUGHT_BY = "generated"
VERDICT = "Runtime Error"


class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join(f"{len(string):02}{string}" for string in strs)

    def decode(self, s: str) -> list[str]:
        strs = []
        i = 0
        while i < len(s):
            end = i + 2 + int(s[i : i + 2])
            strs.append(s[i + 2 : end])
            i = end
        return strs
