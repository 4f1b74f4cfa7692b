"""Returns 2 for words of one letter, even if the end is not in the list.

Reported as accepted in 2021.
"""

from string import ascii_lowercase

REPORTED = "LeetCode-Feedback #1930"


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        if len(beginWord) == 1:
            return 2
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
                                return words
                            unreached.remove(other)
                            following.append(other)
            rung = following
        return 0
