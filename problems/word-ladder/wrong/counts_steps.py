"""Counts the steps instead of the words, which is one too few."""

from string import ascii_lowercase


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        unreached = set(wordList) - {beginWord}
        rung, words = [beginWord], 1
        while rung:
            words += 1
            following = []
            for word in rung:
                for i in range(len(word)):
                    for letter in ascii_lowercase:
                        other = word[:i] + letter + word[i + 1 :]
                        if other in unreached:
                            if other == endWord:
                                return words - 1
                            unreached.remove(other)
                            following.append(other)
            rung = following
        return 0
