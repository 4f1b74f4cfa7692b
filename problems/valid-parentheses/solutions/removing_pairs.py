"""Remove the pairs that close at once, again and again: nothing may be left.

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
