"""Compares each word of a rung with every unreached word, letter by letter.

Level: 1
Time: O(n² · m), for n words of m letters
Space: O(n · m)
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        unreached = set(wordList)
        rung, words = {beginWord}, 1
        while rung and endWord not in rung:
            rung = {
                other for other in unreached if any(self.are_alike(word, other) for word in rung)
            }
            unreached -= rung
            words += 1
        return words if rung else 0

    def are_alike(self, word, other):
        """Tell whether two words differ in exactly one letter."""
        return sum(a != b for a, b in zip(word, other)) == 1
