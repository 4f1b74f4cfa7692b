"""Group the words by their beginnings, like pages of a dictionary, and compare the next letters.

On a page, the next letters are in the order of the alphabet, and the words that share one make a
page of their own for the next column. A word that ends here has to come first. The pages say which
letter precedes which; the standard library finds an order, or reports a cycle.
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

    def read(self, page, column, letters):
        """Note the order of letters from this column on; False if a word that ends is not first."""
        pages = [
            (letter, list(words))
            for letter, words in groupby(page, key=lambda word: word[column : column + 1])
        ]
        if any(letter == "" for letter, _ in pages[1:]):
            return False
        pages = [(letter, words) for letter, words in pages if letter]
        for (one, _), (other, _) in pairwise(pages):
            letters.add(other, one)
        return all(self.read(words, column + 1, letters) for _, words in pages)
