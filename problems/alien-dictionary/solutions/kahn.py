"""Topological sort (Kahn's algorithm): write any letter with in-degree 0, and update its followers.

At their first difference, two neighbouring words say which letter precedes which: an edge. Sets
keep each edge once, so a letter waits only once for each letter before it. Letters on a cycle are
never written.

For words = ["wrt", "wrf", "er", "ett", "rftt"]:

    written  waits_for                                 order
    -        {'w': 0, 'r': 1, 't': 1, 'f': 1, 'e': 1}  ['w']
    w        {'w': 0, 'r': 1, 't': 1, 'f': 1, 'e': 0}  ['w', 'e']
    e        {'w': 0, 'r': 0, 't': 1, 'f': 1, 'e': 0}  ['w', 'e', 'r']
    r        {'w': 0, 'r': 0, 't': 0, 'f': 1, 'e': 0}  ['w', 'e', 'r', 't']
    t        {'w': 0, 'r': 0, 't': 0, 'f': 0, 'e': 0}  ['w', 'e', 'r', 't', 'f']
    return 'wertf'
Level: 2
From: brute_force; every round reads all rules again, so count for each letter how many letters it
  still waits for
Ask: When a letter is written, which other letters can have become ready?
Beware: wrong/counts_a_pair_twice, wrong/forgets_letters_without_rules
Time: O(s), for s letters in all words
Space: O(1): at most 26 letters and 650 pairs of them
"""

from itertools import pairwise


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        after = {letter: set() for word in words for letter in word}
        for word, following in pairwise(words):
            for one, other in zip(word, following):
                if one != other:
                    after[one].add(other)
                    break
            else:
                if len(word) > len(following):
                    return ""

        waits_for = dict.fromkeys(after, 0)
        for letters in after.values():
            for letter in letters:
                waits_for[letter] += 1
        order = [letter for letter, count in waits_for.items() if count == 0]
        for written in order:  # the list grows as we read it
            for letter in after[written]:
                waits_for[letter] -= 1
                if waits_for[letter] == 0:
                    order.append(letter)
        return "".join(order) if len(order) == len(after) else ""
