"""Trie, without its nodes: group the words by their prefixes, and compare the next letters.

Within a group, the next letters are in the order of the alphabet. Words that share a next letter
form a group for the next column of letters. A word without a next letter must come first. The
groups say which letter precedes which; the standard library does the topological sort, or reports a
cycle.
Level: 4
From: kahn; only neighbouring words are compared, which reads shared prefixes again and again, so
  group the words by their prefixes, and compare only the next letters
Time: O(s), for s letters in all words
Space: O(s): lists of the words left in each column, and a recursion of up to 101 calls
"""

from graphlib import CycleError, TopologicalSorter
from itertools import groupby, pairwise


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        letters = TopologicalSorter({letter: () for word in words for letter in word})
        if not self.read(words, 0, letters):
            return ""
        try:
            return "".join(letters.static_order())
        except CycleError:
            return ""

    def read(self, words, column, letters):
        """Note the order of letters from this column on; False if a word precedes its prefix."""
        groups = [
            (letter, list(group))
            for letter, group in groupby(words, key=lambda word: word[column : column + 1])
        ]
        if any(letter == "" for letter, _ in groups[1:]):
            return False
        groups = [(letter, group) for letter, group in groups if letter]
        for (one, _), (other, _) in pairwise(groups):
            letters.add(other, one)
        return all(self.read(group, column + 1, letters) for _, group in groups)
