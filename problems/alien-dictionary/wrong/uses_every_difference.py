"""Uses every difference between two words, but only the first difference shows the order."""

from itertools import pairwise


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        after = {letter: set() for word in words for letter in word}
        for word, following in pairwise(words):
            for one, other in zip(word, following):
                if one != other:
                    after[one].add(other)
            if word.startswith(following) and word != following:
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
