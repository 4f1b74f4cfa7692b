"""Backtracking: cut off each palindromic prefix of the rest, recurse, then take it back.

Every way begins with some palindrome, and the loop tries all of them, so no way is missed. In the
base case, the cuts have reached the end of the string. A piece is a palindrome if it equals its
reverse.

For s = "aab":

    start  pieces
    0      []
    1      ['a']
    2      ['a', 'a']
    3      ['a', 'a', 'b']  a result; 'ab' is not a palindrome
    2      ['aa']
    3      ['aa', 'b']      a result; 'aab' is not a palindrome
    return [['a', 'a', 'b'], ['aa', 'b']]
Level: 2
From: brute_force; a first piece that is no palindrome spoils every way that begins with it, so test
  each piece before going on
Ask: What can the first piece be, and which question is left after it?
Beware: wrong/keeps_the_live_list, wrong/stops_at_no_palindrome
Time: O(n · 2ⁿ), as there are up to 2ⁿ⁻¹ ways to cut
Space: O(n) besides the result
"""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        result = []
        pieces = []

        def cut(start):
            if start == len(s):
                result.append(pieces[:])
                return
            for end in range(start + 1, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    pieces.append(piece)
                    cut(end)
                    pieces.pop()

        cut(0)
        return result
