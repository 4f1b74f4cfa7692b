"""Hash map by sorted letters: anagrams become equal when sorted, so they share a key.

Two strings have the same key exactly when each letter occurs the same number of times in both. The
dictionary collects the strings of each key; a missing key starts a new group.

For strs = ["tea", "tan", "eat"]:

    word  groups
    tea   {'aet': ['tea']}
    tan   {'aet': ['tea'], 'ant': ['tan']}
    eat   {'aet': ['tea', 'eat'], 'ant': ['tan']}
    return [['tea', 'eat'], ['tan']]
Level: 1
Ask: What can you compute from a word that is the same for all of its anagrams, and for no other
  word?
Beware: wrong/set_of_letters
Time: O(n · k log k), for n strings of up to k letters
Space: O(n · k)
"""

from collections import defaultdict


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups["".join(sorted(word))].append(word)
        return list(groups.values())
