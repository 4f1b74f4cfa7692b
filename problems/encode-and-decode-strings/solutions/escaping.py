r"""String building with escapes: put a backslash before each comma or backslash of a string.

A bare comma ends each string. A comma inside a string has a backslash before it, and `decode` takes
the character after a backslash as it is: `a,\` is written as `a\,\\,`.
Level: 3
From: separator; if no character is free, no separator is safe by itself, so mark each separator
  that belongs to a string
Beware: wrong/escape_is_not_escaped
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
