"""Stores indices in bytes, which hold no more than 255."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        last = bytearray(128)
        for i, letter in enumerate(s):
            last[ord(letter)] = i
        lengths = []
        start = end = 0
        for i, letter in enumerate(s):
            end = max(end, last[ord(letter)])
            if i == end:
                lengths.append(end - start + 1)
                start = i + 1
        return lengths
