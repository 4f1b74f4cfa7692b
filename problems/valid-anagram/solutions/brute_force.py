"""Brute force: cross out each letter of `s` in `t`, as with a pencil.

If a letter is missing, or letters of `t` are left at the end, the strings are not anagrams. Each
crossing-out copies the rest of `t`, so the time is quadratic, but the copies are fast.
Level: 1
Beware: wrong/ignores_left_over_letters
Time: O(n²)
Space: O(n)
"""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        for letter in s:
            if letter not in t:
                return False
            t = t.replace(letter, "", 1)
        return t == ""
