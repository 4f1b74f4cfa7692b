"""Greedy: a part must reach as far as the last place of each of its letters, and ends there.

One pass notes the last places, since a later one replaces an earlier one. In the second pass, the
end of the part is moved on by each letter; where it is reached, the part is complete.
Time: O(n)
Space: O(1): one place per letter
"""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        last = {letter: i for i, letter in enumerate(s)}
        lengths = []
        start = end = 0
        for i, letter in enumerate(s):
            end = max(end, last[letter])
            if i == end:
                lengths.append(end - start + 1)
                start = i + 1
        return lengths
