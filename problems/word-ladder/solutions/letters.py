"""Breadth-first search: replace each letter by all others, and see which words are in the list.

A word that has been reached leaves the list, so none is reached twice. The search goes rung by
rung, so the first ladder to the end is a shortest one.
Time: O(26 · n · m²), for n words of m letters
Space: O(n · m)
"""

from string import ascii_lowercase


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        left = set(wordList)
        rung, words = [beginWord], 1
        while rung:
            words += 1
            following = []
            for word in rung:
                for i in range(len(word)):
                    for letter in ascii_lowercase:
                        other = word[:i] + letter + word[i + 1 :]
                        if other in left:
                            if other == endWord:
                                return words
                            left.remove(other)
                            following.append(other)
            rung = following
        return 0
