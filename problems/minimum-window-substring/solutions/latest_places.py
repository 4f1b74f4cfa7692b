"""Queues of the latest indices, as many per letter as needed; the oldest index is the best start.

When a letter has enough indices, a new index replaces its oldest. Indices are added in order, so
the oldest of all is the first key of a dictionary. An OrderedDict finds that key in O(1); a dict
may have to step over many deleted keys.

For s = "AXBA", t = "AB":

    i  letter  list(latest)
    0  A       [0]
    1  X       [0]
    2  B       [0, 2]          AXB is the first window with all letters
    3  A       [2, 3]          the new A replaces the old one: BA
    return "BA"
Level: 4
From: sliding_window; spare letters stay in the window until they are its first letter, so keep only
  the latest indices of each letter: the oldest of these is the best start
Time: O(m + n)
Space: O(n)
"""

from collections import Counter, OrderedDict, deque


class Solution:
    def minWindow(self, s: str, t: str) -> str:
        needed = Counter(t)
        places_of = {letter: deque() for letter in needed}
        latest = OrderedDict()  # the indices in all queues, as keys
        start, length = 0, len(s) + 1
        for i, letter in enumerate(s):
            if letter not in needed:
                continue
            places = places_of[letter]
            if len(places) == needed[letter]:
                del latest[places.popleft()]
            places.append(i)
            latest[i] = True
            if len(latest) == len(t):
                oldest = next(iter(latest))
                if i - oldest + 1 < length:
                    start, length = oldest, i - oldest + 1
        return s[start : start + length] if length <= len(s) else ""
