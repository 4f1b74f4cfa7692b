"""Searches back from `endWord` even if this word is not in the list."""

from string import ascii_lowercase


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        unreached = set(wordList)
        unreached -= {beginWord, endWord}
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
            near = around & unreached
            unreached -= near
            words += 1
        return 0
