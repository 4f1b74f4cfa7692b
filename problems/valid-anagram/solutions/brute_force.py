"""Simulation: cross out each letter of `s` in `t`, as with a pencil.

If a letter of `s` cannot be found, or letters of `t` remain at the end, the strings are not
anagrams. Each crossing-out copies the rest of `t`, so the time is quadratic.

For s = "abb", t = "bab":

    letter  t
    a       bb
    b       b
    b       ''
    return True
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
