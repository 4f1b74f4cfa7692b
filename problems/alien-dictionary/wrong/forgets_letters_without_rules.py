"""Leaves out the letters that the list puts neither before nor after another letter."""

from itertools import pairwise


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        after = {}
        for word, following in pairwise(words):
            for one, other in zip(word, following):
                if one != other:
                    after.setdefault(one, set()).add(other)
                    after.setdefault(other, set())
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
