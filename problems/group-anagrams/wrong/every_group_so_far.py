"""Compares each string with every group so far, of which there may be one for each string."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = []
        for word in strs:
            for group in groups:
                if sorted(group[0]) == sorted(word):
                    group.append(word)
                    break
            else:
                groups.append([word])
        return groups
