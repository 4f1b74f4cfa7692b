"""Depth-first search, postorder: write a letter after all letters that follow it, then reverse.

A letter that is met again before it is written would have to follow itself, so there is no order.
There is no order either if a word stands right before a shorter prefix of itself. In the trace, a
row is a call that ends.

For words = ["ba", "ca", "cb"]:

    letter  order
    c       ['c']            nothing follows c
    b       ['c', 'b']       c follows b
    b       ['c', 'b']       a asks for b, which is written
    a       ['c', 'b', 'a']
    c       ['c', 'b', 'a']  written already
    return 'abc'
Level: 2
From: brute_force; letters that wait for nothing have to be found in each round, so start anywhere,
  and first write what has to come later
Ask: If the order is written from its end, which letter can be written first?
Beware: wrong/forgets_to_reverse, wrong/counts_second_visit_as_cycle
Time: O(s), for s letters in all words
Space: O(L), for words of up to L letters: a list of differing letters; otherwise, at most 26
  letters and 650 pairs of them, and a recursion of up to 27 calls
"""

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
                return letter in order
            begun.add(letter)
            if not all(write(later) for later in after[letter]):
                return False
            order.append(letter)
            return True

        if not all(write(letter) for letter in after):
            return ""
        return "".join(reversed(order))
