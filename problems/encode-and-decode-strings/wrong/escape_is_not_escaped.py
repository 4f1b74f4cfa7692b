"""Escapes the separator, but not the escape character itself."""

CAUGHT_BY = "generated"


ESCAPE, END = "\\", ","


class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join(string.replace(END, ESCAPE + END) + END for string in strs)

    def decode(self, s: str) -> list[str]:
        strs, string = [], []
        characters = iter(s)
        for character in characters:
            if character == ESCAPE:
                string.append(next(characters))
            elif character == END:
                strs.append("".join(string))
                string = []
            else:
                string.append(character)
        return strs
