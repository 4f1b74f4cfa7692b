"""Treats words as neighbours if all but one letter of one occur in the other, at any index."""


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        unreached = set(wordList)
        rung, words = {beginWord}, 1
        while rung and endWord not in rung:
            rung = {
                other
                for other in unreached
                for word in rung
                if sum(letter not in word for letter in other) == 1
            }
            unreached -= rung
            words += 1
        return words if rung else 0
