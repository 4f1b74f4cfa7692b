"""String building with length prefixes: write each string after its length.

A mark follows each length, which may have several digits. `decode` looks for a mark only where a
length begins, so a mark inside a string does no harm.

For strs = ["ab", "", "#"]:

    s          i  mark  end  strs
    2#ab0#1##  0  -     -    []
    2#ab0#1##  4  1     4    ['ab']           two characters after the mark at 1
    2#ab0#1##  6  5     6    ['ab', '']       no character after the mark at 5
    2#ab0#1##  9  7     9    ['ab', '', '#']
    return ['ab', '', '#']
Level: 2
From: separator; a separator is safe only if no string contains it, so write the length in front of
  each string, which is safe for any string
Ask: What could `decode` know before it reads a string, so that it need not look at the characters
  to find the end?
Beware: wrong/one_digit_lengths
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
