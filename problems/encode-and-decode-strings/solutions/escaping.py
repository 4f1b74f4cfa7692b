r"""Escape each separator that belongs to a string, and each escape character, too.

A backslash in a string is doubled, and a comma gets a backslash before it. Every string ends with a
bare comma. `decode` takes the character after a backslash as it is: `a,\` is written as `a\,\\,`.
Time: O(n), for an encoded string of n characters
Space: O(n)
"""

ESCAPE, END = "\\", ","


class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join(
            string.replace(ESCAPE, ESCAPE + ESCAPE).replace(END, ESCAPE + END) + END
            for string in strs
        )

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
