"""Counts the letters in which the ends differ, whatever words are in the list."""


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        if endWord not in wordList:
            return 0
        return 1 + sum(one != other for one, other in zip(beginWord, endWord))
