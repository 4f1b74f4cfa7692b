"""Uses the last index of the current letter as the end, even if the end was larger before."""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        last = {letter: i for i, letter in enumerate(s)}
        lengths = []
        start = end = 0
        for i, letter in enumerate(s):
            end = last[letter]
            if i == end:
                lengths.append(end - start + 1)
                start = i + 1
        return lengths
