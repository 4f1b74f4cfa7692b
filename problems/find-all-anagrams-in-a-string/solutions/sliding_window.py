"""Sliding window of fixed width: count its letters, and note each start where the counts fit.

This is the window of problem 567, but it goes on after a hit. It always moves by one letter, so
overlapping anagrams are found, too. A window that ends at i starts at i - len(p) + 1.

For s = "abab", p = "ab":

    i  letter  found[:2]  starts
    0  a       [1, 0]     []
    1  b       [1, 1]     [0]
    2  a       [1, 1]     [0, 1]       a has entered, and the first a has left
    3  b       [1, 1]     [0, 1, 2]
    return [0, 1, 2]
Level: 2
From: brute_force; from a substring to the next, one letter leaves and one enters, but all m letters
  are sorted again, so count the letters, and change only two counts
Ask: When the substring moves by one letter, which two counts change? Where does a substring of m
  letters begin if it ends at i?
Beware: wrong/where_they_end
Time: O(m + n), for n letters in `s` and m in `p`
Space: O(1), 52 counts, besides the result
"""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed, found = [0] * 26, [0] * 26
        for letter in p:
            needed[ord(letter) - ord("a")] += 1
        starts = []
        for i, letter in enumerate(s):
            found[ord(letter) - ord("a")] += 1
            if i >= len(p):
                leaving = s[i - len(p)]
                found[ord(leaving) - ord("a")] -= 1
            if found == needed:
                starts.append(i - len(p) + 1)
        return starts
