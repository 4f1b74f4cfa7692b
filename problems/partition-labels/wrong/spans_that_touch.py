"""Joins a span with the previous part even if it starts right after that part."""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        parts = []
        for letter in dict.fromkeys(s):
            first, last = s.index(letter), s.rindex(letter)
            if parts and first <= parts[-1][1] + 1:
                parts[-1][1] = max(parts[-1][1], last)
            else:
                parts.append([first, last])
        return [last - first + 1 for first, last in parts]
