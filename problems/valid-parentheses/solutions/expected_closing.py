"""Stack of the closing brackets to expect: each opening bracket pushes its partner.

Then a closing bracket only has to equal the top of the stack. A sentinel at the bottom,
which equals no bracket, makes it unnecessary to check whether the stack is empty.

For s = "([])":

    bracket  expected
    (        ['end', ')']
    [        ['end', ')', ']']
    ]        ['end', ')']       equal to the top: popped
    )        ['end']
    return True
Level: 3
From: stack; a closing bracket has to be translated before it can be compared, so push the partner
  that is expected in place of the opening bracket
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
