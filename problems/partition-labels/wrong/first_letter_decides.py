"""Ends a part at the last place of its first letter, though others in it may come again later."""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        lengths, start = [], 0
        while start < len(s):
            end = s.rindex(s[start])
            lengths.append(end - start + 1)
            start = end + 1
        return lengths
