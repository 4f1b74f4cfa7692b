"""Stops after 100 words, but a ladder may have 5,001."""

from string import ascii_lowercase

CAUGHT_BY = "killers"


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        unreached = set(wordList) - {beginWord}
        rung, words = [beginWord], 1
        while rung and words < 100:
            words += 1
            following = []
            for word in rung:
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
