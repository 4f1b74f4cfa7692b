"""Returns where the parts end, not how long they are."""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        last = {letter: i for i, letter in enumerate(s)}
        ends, end = [], 0
        for i, letter in enumerate(s):
            end = max(end, last[letter])
            if i == end:
                ends.append(end + 1)
        return ends
