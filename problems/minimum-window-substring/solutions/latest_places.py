"""Keep the latest places of each letter, as many as are needed: the window begins at the oldest.

If a letter already has enough places, its oldest one goes. When nothing is missing, the oldest of
all places is the best start for this end. Places are added in order, so it is the first key of a
dictionary; an OrderedDict finds that in O(1), while a dict would scan past all keys deleted before.
Time: O(m + n)
Space: O(n)
"""

from collections import Counter, OrderedDict, deque


class Solution:
    def minWindow(self, s: str, t: str) -> str:
        needed = Counter(t)
        places_of = {letter: deque() for letter in needed}
        latest = OrderedDict()  # all these places, as keys
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
