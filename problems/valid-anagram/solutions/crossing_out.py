"""Cross out each letter of `s` in `t`, as with a pencil.

If a letter is not there, or one is left over, the strings are not anagrams. Crossing out a letter
copies what is left of `t`, so this is quadratic, but the copies are fast.
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
