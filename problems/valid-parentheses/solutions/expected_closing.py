"""A stack of what has to come: each opening bracket pushes the one that closes it.

Then a closing bracket only has to equal the top, without looking up its partner. A marker at the
bottom, which equals no bracket, makes it unnecessary to check whether the stack is empty.
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
