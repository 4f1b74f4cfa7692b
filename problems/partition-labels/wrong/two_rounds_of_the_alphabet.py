"""Goes through the letters from a to z twice for each part; a chain of letters may need more.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #6769"
CAUGHT_BY = "killers"


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        spans = [(s.index(letter), s.rindex(letter)) for letter in sorted(set(s))]
        lengths = []
        start = 0
        while start < len(s):
            end = s.rindex(s[start])
            for first, last in spans * 2:
                if first < start <= last:
                    start = first
                if first <= end < last:
                    end = last
            lengths.append(end - start + 1)
            start = end + 1
        return lengths
