"""Goes through the indices of a letter in ascending order, so one letter may match several."""

from bisect import bisect_left


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        places = defaultdict(list)
        for j, letter in enumerate(text2):
            places[letter].append(j)
        ends = []
        for letter in text1:
            for j in places[letter]:
                length = bisect_left(ends, j)
                if length == len(ends):
                    ends.append(j)
                else:
                    ends[length] = j
        return len(ends)
