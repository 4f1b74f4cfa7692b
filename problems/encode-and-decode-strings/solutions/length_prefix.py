"""Write the length of each string before it, so that nobody has to search for its end.

A mark follows the length, which may have several digits. `decode` looks for the mark only where a
length begins, so the same character inside a string does no harm: `1#` becomes `2#1#`.
Time: O(n), for an encoded string of n characters
Space: O(n)
"""

MARK = "#"


class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join(f"{len(string)}{MARK}{string}" for string in strs)

    def decode(self, s: str) -> list[str]:
        strs = []
        i = 0
        while i < len(s):
            mark = s.index(MARK, i)
            end = mark + 1 + int(s[i:mark])
            strs.append(s[mark + 1 : end])
            i = end
        return strs
