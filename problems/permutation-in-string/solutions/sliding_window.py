"""Sliding window of fixed width: count its letters, and compare the counts with the counts of `s1`.

A string is a permutation of `s1` exactly when it has the same counts. From one window to the next,
one letter enters and one leaves, so at most two counts change. Comparing 26 counts takes O(1) time
for any `s1`.

For s1 = "ab", s2 = "cab":

    i  letter  found[:3]  needed[:3]
    0  c       [0, 0, 1]  [1, 1, 0]
    1  a       [1, 0, 1]  [1, 1, 0]
    return True  b enters and c leaves: now the counts are equal
Level: 2
From: brute_force; each substring is sorted from scratch, although one letter is new and one is
  gone, so keep the counts of its letters, and change only two of them
Ask: From one substring to the next, which letter is new, and which is gone? What would have to be
  known about a substring so that only these two matter?
Beware: wrong/misses_first_substring
Time: O(m + n), for m letters in `s1` and n in `s2`
Space: O(1), 52 counts
"""


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        needed, found = [0] * 26, [0] * 26
        for letter in s1:
            needed[ord(letter) - ord("a")] += 1
        for i, letter in enumerate(s2):
            found[ord(letter) - ord("a")] += 1
            if i >= len(s1):
                leaving = s2[i - len(s1)]
                found[ord(leaving) - ord("a")] -= 1
            if found == needed:
                return True
        return False
