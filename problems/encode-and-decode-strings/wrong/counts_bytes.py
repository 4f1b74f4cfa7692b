"""Counts the bytes of each string, not the characters: a character beyond chr(127) takes two."""


class Codec:
    def encode(self, strs: list[str]) -> str:
        header = ",".join(str(len(string.encode())) for string in strs)
        return header + "\n" + "".join(strs)

    def decode(self, s: str) -> list[str]:
        header, _, joined = s.partition("\n")
        strs = []
        start = 0
        for length in map(int, header.split(",")):
            strs.append(joined[start : start + length])
            start += length
        return strs
