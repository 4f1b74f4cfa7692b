"""Simulation in rounds: write the letters that wait for no other letter, then read all rules again.

A rule is the first difference between two neighbouring words: one letter precedes the other. If
letters remain but none is ready, some of them wait for each other: a cycle.

For words = ["wrt", "wrf", "er", "ett", "rftt"]:

    ready  order
    -      []
    {'w'}  ['w']
    {'e'}  ['w', 'e']
    {'r'}  ['w', 'e', 'r']
    {'t'}  ['w', 'e', 'r', 't']
    {'f'}  ['w', 'e', 'r', 't', 'f']
    return 'wertf'
Level: 1
Beware: wrong/uses_every_difference, wrong/accepts_word_before_its_prefix
Time: O(s), for s letters in all words: at most 26 rounds of 99 rules
Space: O(L), for words of up to L letters: a list of differing letters; otherwise, at most 26
  letters and 99 rules
"""

from itertools import pairwise


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        remaining = {letter for word in words for letter in word}
        rules = []  # pairs of letters: the first precedes the second
        for word, following in pairwise(words):
            differing = [(one, other) for one, other in zip(word, following) if one != other]
            if differing:
                rules.append(differing[0])
            elif len(word) > len(following):
                return ""

        order = []
        while remaining:
            waiting = {other for one, other in rules if one in remaining}
            ready = remaining - waiting
            if not ready:
                return ""
            order += ready
            remaining -= ready
        return "".join(order)
