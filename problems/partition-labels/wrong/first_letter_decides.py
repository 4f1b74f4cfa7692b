"""Ends a part at the last index of its first letter, even if other letters occur later."""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        lengths, start = [], 0
        while start < len(s):
            end = s.rindex(s[start])
            lengths.append(end - start + 1)
            start = end + 1
        return lengths
