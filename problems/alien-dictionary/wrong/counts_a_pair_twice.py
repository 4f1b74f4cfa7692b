"""Counts a repeated pair twice, but subtracts it once, so the second letter is never written."""

from itertools import pairwise


class Solution:
    def alienOrder(self, words: list[str]) -> str:
        after = {letter: set() for word in words for letter in word}
        waits_for = dict.fromkeys(after, 0)
        for word, following in pairwise(words):
            for one, other in zip(word, following):
                if one != other:
                    after[one].add(other)
                    waits_for[other] += 1
                    break
            else:
                if len(word) > len(following):
                    return ""

        order = [letter for letter, count in waits_for.items() if count == 0]
        for written in order:  # the list grows as we read it
            for letter in after[written]:
                waits_for[letter] -= 1
                if waits_for[letter] == 0:
                    order.append(letter)
        return "".join(order) if len(order) == len(after) else ""
