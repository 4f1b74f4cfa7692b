"""Backtracking from the rarer end of the word: the end from which fewer walks can be made.

A path can be found from either end. To estimate the work for each end, the solution counts the
walks that spell each prefix of the word; a walk may use squares repeatedly, so counting them is
dynamic programming. Comparing only the outermost letters is not enough: "aaaaaaaaaaaaaba" has an a
at both ends, but only the walks from its last letter soon reach the b.
Level: 3
From: letter_count; one rare letter at the very end of the word says little about the search, so
  estimate how many paths begin at each end
Time: O(m · n · 3^L) for a word of L letters
Space: O(m · n + L)
"""

from collections import defaultdict


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        letters = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}
        word = min(word, word[::-1], key=lambda spelled: self.walks(letters, spelled))
        return any(self.spells(letters, square, word) for square in letters)

    def walks(self, letters, word):
        """The number of walks that spell a prefix of the word, for all prefixes together."""
        ending = {square: 1 for square, letter in letters.items() if letter == word[0]}
        total = sum(ending.values())
        for following in word[1:]:
            longer = defaultdict(int)
            for square, count in ending.items():
                for near in self.around(square):
                    if letters.get(near) == following:
                        longer[near] += count
            ending = longer
            total += sum(ending.values())
        return total

    def spells(self, letters, square, word, k=0):
        """Whether a path from this square spells word[k:]; used squares have no letter."""
        if letters.get(square) != word[k]:
            return False
        if k + 1 == len(word):
            return True
        letters[square] = ""
        found = any(self.spells(letters, near, word, k + 1) for near in self.around(square))
        letters[square] = word[k]
        return found

    def around(self, square):
        row, column = square
        return (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)
