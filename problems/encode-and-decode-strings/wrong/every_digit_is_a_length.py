"""Reads every digit before a mark as a length, even inside a string."""

MARK = "#"


class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join(f"{len(string)}{MARK}{string}" for string in strs)

    def decode(self, s: str) -> list[str]:
        strs = []
        for i, character in enumerate(s):
            if "0" <= character <= "9" and s[i + 1 : i + 2] == MARK:
                start = i + 2
                strs.append(s[start : start + int(character)])
        return strs
