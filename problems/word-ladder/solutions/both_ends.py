"""Search from both ends at once, always a rung further at the end where fewer words are waiting.

A ladder can be climbed either way. Two searches of half the depth meet in fewer words than one of
the full depth, as the words to look at may grow many times with each rung.
Time: O(26 · n · m²), for n words of m letters
Space: O(26 · n · m²), the words around a rung
"""

from string import ascii_lowercase


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        left = set(wordList)
        if endWord not in left:
            return 0
        left -= {beginWord, endWord}
        near, far, words = {beginWord}, {endWord}, 2
        while near and far:
            if len(near) > len(far):
                near, far = far, near
            around = {
                word[:i] + letter + word[i + 1 :]
                for word in near
                for i in range(len(word))
                for letter in ascii_lowercase
            }
            if around & far:
                return words
            near = around & left
            left -= near
            words += 1
        return 0
