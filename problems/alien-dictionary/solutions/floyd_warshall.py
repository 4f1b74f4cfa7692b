"""Floyd-Warshall for reachability: count the letters before each letter, and sort by the count.

A letter that precedes a middle letter also precedes all letters after the middle one. If each
letter in turn is tried as the middle one, this finds every pair in which one letter precedes the
other: the transitive closure. Whatever comes before the earlier letter of a pair also comes before
the later letter, and so does the earlier letter itself. So the later letter has more letters before
it, and sorting by the count gives an order.
Level: 3
From: brute_force; a letter waits for more letters than any letter that it waits for, so count for
  each letter all letters before it, directly or through others, and sort by the count
Time: O(s), for s letters in all words; the loops take at most 26³ steps
Space: O(L), for words of up to L letters: a list of differing letters; otherwise, at most 26 sets
  of 26 letters
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
