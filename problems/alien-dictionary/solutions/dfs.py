"""Depth-first search: a letter is written once all that come after it are, so the end is first.

A letter that is met again before it is written comes after itself, and there is no order. Words of
which the first is the longer one, and begins with all of the second, have no order either.
Time: O(s), for s letters in all words
Space: O(1): at most 26 letters and 650 pairs of them, and a recursion of 26 calls
"""

from itertools import pairwise


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        after = {letter: set() for word in words for letter in word}
        for word, following in pairwise(words):
            differing = ((one, other) for one, other in zip(word, following) if one != other)
            one, other = next(differing, (None, None))
            if one is not None:
                after[one].add(other)
            elif len(word) > len(following):
                return ""

        order, begun = [], set()

        def write(letter):
            """Write all that come after the letter, then the letter; False if that cannot be."""
            if letter in begun:
                return letter in order
            begun.add(letter)
            if not all(write(later) for later in after[letter]):
                return False
            order.append(letter)
            return True

        return "".join(reversed(order)) if all(write(letter) for letter in after) else ""
