"""Cuts before a letter that the part already has, as if all letters of a part had to differ."""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        lengths, seen = [], set()
        for letter in s:
            if letter in seen or not lengths:
                lengths.append(0)
                seen = set()
            seen.add(letter)
            lengths[-1] += 1
        return lengths
