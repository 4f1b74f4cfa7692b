"""Counting in one list: each letter of `s` adds 1 to its count, each letter of `t` subtracts 1.

The strings are anagrams if every count ends at 0. As the lengths are equal, each step of the loop
pays in one letter of `s` and takes out one letter of `t`.

For s = "abb", t = "bab":

    paid  taken  balance[:2]
    a     b      [1, -1]
    b     a      [0, 0]
    b     b      [0, 0]
    return True
Level: 2
From: counts; two collections of counts are made only to be compared, so keep one list of
  differences, to which `s` adds, and from which `t` subtracts
Ask: If the counts of one string are subtracted from the counts of the other, what is left for two
  anagrams?
Time: O(n)
Space: O(1), 26 numbers
"""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        if len(s) != len(t):
            return False
        balance = [0] * 26
        for paid, taken in zip(s, t):
            balance[ord(paid) - ord("a")] += 1
            balance[ord(taken) - ord("a")] -= 1
        return not any(balance)
