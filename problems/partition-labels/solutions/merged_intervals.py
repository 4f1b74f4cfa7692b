"""Merging intervals: each letter spans from its first index to its last; overlapping spans join.

The spans are taken in the order of their first indices. Each span either starts within the current
part, which it may extend, or starts the next part.
Level: 3
From: last_places; the whole string is read again, although the first and last index of each letter
  say everything, so merge these intervals, at most 26
Time: O(n)
Space: O(1): one span per letter
"""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        spans = {}
        for i, letter in enumerate(s):
            first, _ = spans.get(letter, (i, i))
            spans[letter] = first, i
        parts = []
        for first, last in spans.values():  # in the order of their first indices
            if parts and first <= parts[-1][1]:
                parts[-1][1] = max(parts[-1][1], last)
            else:
                parts.append([first, last])
        return [last - first + 1 for first, last in parts]
