"""Repeated replacement: remove adjacent pairs until none is left; a valid string ends up empty.

A valid string that is not empty has an innermost pair, and is still valid without it. Each round
copies the string, and nested brackets may take a round for each level.

For s = "([{}])()":

    s         length
    ([{}])()  9       length is one more, so that the first round begins
    ([])      8       {} and () are removed
    ()        4
    -         2       the string is empty now
    return True
Level: 1
Beware: wrong/one_round
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
