"""Returns 0 if the list holds only the two ends, which may differ in a single letter.

Reported as accepted in 2026.
"""

from string import ascii_lowercase

REPORTED = "LeetCode-Feedback #35361"


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        if wordList == [beginWord, endWord]:
            return 0
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
