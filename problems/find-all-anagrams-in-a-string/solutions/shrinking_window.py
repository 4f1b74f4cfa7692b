"""Sliding window that shrinks: no letter is surplus, so a window as long as p is an anagram.

As in problem 567, letters leave on the left until the letter that entered is no longer surplus.
After a hit, nothing is reset: there is no room for any letter, so the next letter is surplus,
whatever it is, and the window shrinks as usual.

For s = "abac", p = "ab":

    right  s[left:right + 1]  room                      starts
    0      a                  {'a': 0, 'b': 1}          []
    1      ab                 {'a': 0, 'b': 0}          [0]
    2      ba                 {'a': 0, 'b': 0}          [0, 1]    the first a has left
    3      ''                 {'a': 1, 'b': 1, 'c': 0}  [0, 1]    no room for c: all have left
    return [0, 1]
Level: 3
From: sliding_window; the window keeps its full width even around a letter that no anagram has, so
  let it shrink until no letter is surplus
Beware: wrong/one_letter_leaves
Time: O(m + n), amortized, for m letters in `p` and n in `s`, each of which leaves at most once
Space: O(1), for at most 26 distinct letters, besides the result
"""

from collections import Counter


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        room = Counter(p)  # how many more of each letter the window may have
        starts = []
        left = 0
        for right, letter in enumerate(s):
            room[letter] -= 1
            while room[letter] < 0:
                room[s[left]] += 1
                left += 1
            if right - left + 1 == len(p):
                starts.append(left)
        return starts
