"""Reads only one digit of each length, but a length of 10 has two."""

CAUGHT_BY = "generated"
VERDICT = "Runtime Error"


MARK = "#"


class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join(f"{len(string)}{MARK}{string}" for string in strs)

    def decode(self, s: str) -> list[str]:
        strs = []
        i = 0
        while i < len(s):
            mark = i + 1
            end = mark + 1 + int(s[i])
            strs.append(s[mark + 1 : end])
            i = end
        return strs
