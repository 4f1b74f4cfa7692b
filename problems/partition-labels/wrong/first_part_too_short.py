"""Starts with 0 as the end of the previous part instead of -1, so the first part is too short."""


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
