"""Read the string through two filters, from the start and from the end, and compare as they come.

`filter` and `map` hand on one character at a time, so there is no copy, and at the first difference
the rest is never read. Both deliver as many characters, so `zip` ends with both.
Time: O(n)
Space: O(1)
"""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        forward, backward = self.kept(s), self.kept(reversed(s))
        return all(one == other for one, other in zip(forward, backward))

    def kept(self, characters):
        return map(str.lower, filter(str.isalnum, characters))
