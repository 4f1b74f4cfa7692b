"""Counts from the end of the part before, and starts with 0, so the first part is too short."""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        last = {letter: i for i, letter in enumerate(s)}
        lengths = []
        before = end = 0
        for i, letter in enumerate(s):
            end = max(end, last[letter])
            if i == end:
                lengths.append(end - before)
                before = end
        return lengths
