"""Compares only the first and last letters of the second word to decide if it is a prefix.

Reported as accepted in 2025.
"""

from itertools import pairwise

REPORTED = "LeetCode-Feedback #32425"


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        after = {letter: set() for word in words for letter in word}
        for word, following in pairwise(words):
            for one, other in zip(word, following):
                if one != other:
                    after[one].add(other)
                    break
                last = min(len(word), len(following)) - 1
                if len(word) > len(following) and word[last] == following[last]:
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
