"""Queues of the latest indices, as many per letter as needed; the oldest index is the best start.

When a letter has enough indices, a new index replaces its oldest. Indices are added in order, so
the oldest of all is the first key of a dictionary. An OrderedDict finds that key in O(1); a dict
would scan past all deleted keys.
Level: 4
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
