"""Counts every word that it looks at, not every rung."""

from string import ascii_lowercase


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        unreached = set(wordList) - {beginWord}
        rung, words = [beginWord], 1
        while rung:
            following = []
            for word in rung:
                words += 1
                for i in range(len(word)):
                    for letter in ascii_lowercase:
                        other = word[:i] + letter + word[i + 1 :]
                        if other in unreached:
                            if other == endWord:
                                return words
                            unreached.remove(other)
                            following.append(other)
            rung = following
        return 0
