"""Lazy filters: read the string from both ends, and compare the characters that pass.

`filter` and `map` yield one character at a time, so nothing is copied, and nothing is read after
the first difference. Both sides yield the same number of characters, so `zip` misses none.
Level: 3
From: two_pointers; the loop both skips symbols and compares characters, so let a filter at each end
  skip the symbols, and only the comparison is left
Time: O(n)
Space: O(1)
"""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        forward, backward = self.kept(s), self.kept(reversed(s))
        return all(one == other for one, other in zip(forward, backward))

    def kept(self, characters):
        return map(str.lower, filter(str.isalnum, characters))
