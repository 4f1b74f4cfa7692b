"""Compares each string with every group so far, which may be as many as there are strings."""

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
