"""Collect for each letter all those before it, and sort the letters by how many these are.

What comes before a letter also comes before all that follow it: going through the letters once as
the one in the middle is enough to find every such chain (Warshall's algorithm). Of two letters in
a fixed order, the later one has at least one more before it: the earlier one itself.
Time: O(s), for s letters in all words; the loops take 26³ steps
Space: O(1): at most 26 sets of 26 letters
"""

from itertools import pairwise


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        before = {letter: set() for word in words for letter in word}
        for word, following in pairwise(words):
            differing = [(one, other) for one, other in zip(word, following) if one != other]
            if differing:
                one, other = differing[0]
                before[other].add(one)
            elif len(word) > len(following):
                return ""

        for middle in before:
            for letter in before:
                if middle in before[letter]:
                    before[letter] |= before[middle]
        if any(letter in letters for letter, letters in before.items()):
            return ""
        return "".join(sorted(before, key=lambda letter: len(before[letter])))
