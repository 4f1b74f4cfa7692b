"""Bidirectional search: climb from both ends; the end with fewer words goes one rung further.

A ladder can be climbed either way. The number of words may multiply with each rung; then two
searches of half the depth look at far fewer words than one search of the full depth. If `far` has
fewer words, it is swapped with `near`; only `near` grows.

For beginWord = "hit", endWord = "cog", wordList = ["hot", "dot", "dog", "lot", "log", "cog"]:

    words  near            far
    2      {'hit'}         {'cog'}
    3      {'hot'}         {'cog'}
    4      {'dot', 'lot'}  {'cog'}
    5      {'dog', 'log'}  {'dot', 'lot'}  the other end had fewer words, so it went on
    return 5
Level: 3
From: bfs; the rungs may grow from step to step, although both ends of the ladder are known, so
  climb from both ends, and let the two searches meet
Beware: wrong/counts_middle_twice, wrong/searches_from_unlisted_end
Time: O(26 · n · m²), for n words of m letters
Space: O(26 · n · m²), the words around a rung
"""

from string import ascii_lowercase


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        unreached = set(wordList)
        if endWord not in unreached:
            return 0
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
