"""A stack of what has to come: each opening bracket announces the one that closes it.

Then a closing bracket is compared with the top as it is, without looking up its partner. A mark at
the bottom, which is no bracket, saves the question whether the stack is empty.
Time: O(n)
Space: O(n)
"""

CLOSING = {"(": ")", "[": "]", "{": "}"}
BOTTOM = "end"


class Solution:
    def isValid(self, s: str) -> bool:
        expected = [BOTTOM]
        for bracket in s:
            if bracket in CLOSING:
                expected.append(CLOSING[bracket])
            elif bracket != expected.pop():
                return False
        return expected == [BOTTOM]
