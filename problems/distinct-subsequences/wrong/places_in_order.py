"""Lists the indices of a letter from first to last, so one letter of s may be matched twice."""

from collections import defaultdict


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        places = defaultdict(list)
        for j in range(len(t)):
            places[t[j]].append(j)
        ways = [1] + [0] * len(t)
        for letter in s:
            for j in places[letter]:
                ways[j + 1] += ways[j]
        return ways[-1]
