"""String building with a header: first the lengths of all strings, then the strings, joined.

The lengths are numbers, so a comma can separate them, and a line break can end the header. The text
after the first line break is cut into pieces of these lengths, and never searched.
Level: 3
From: length_prefix; to find the next length, one has to step over a string, so write all lengths
  first, in front of all strings
Time: O(n), for an encoded string of n characters
Space: O(n)
"""


class Codec:
    def encode(self, strs: list[str]) -> str:
        header = ",".join(str(len(string)) for string in strs)
        return header + "\n" + "".join(strs)

    def decode(self, s: str) -> list[str]:
        header, _, joined = s.partition("\n")
        strs = []
        start = 0
        for length in map(int, header.split(",")):
            strs.append(joined[start : start + length])
            start += length
        return strs
