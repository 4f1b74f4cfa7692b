"""Remove adjacent pairs again and again: the string is valid if nothing is left in the end.

A valid string that is not empty has an innermost pair, and is still valid without it. Each round
copies the string, and nested brackets take a round for each level.
Time: O(n²)
Space: O(n)
"""


class Solution:
    def isValid(self, s: str) -> bool:
        length = len(s) + 1
        while len(s) < length:
            length = len(s)
            s = s.replace("()", "").replace("[]", "").replace("{}", "")
        return s == ""
