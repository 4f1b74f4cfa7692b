"""State machine: the kind of the next character decides which state comes next.

The states stand for the parts of the string, in order. A character that a state does not expect
ends the number, so there is no need to look ahead or back.

For s = " -42a":

    state     character  value
    'start'   -          0
    'start'   ' '        0
    'signed'  '-'        0
    'digits'  '4'        4
    'digits'  '2'        42
    return -42  'a' leads to 'end'
Level: 2
From: step_by_step; each rule is a loop or a condition of its own, and the string may end in any of
  them, so write down as a table what may follow what
Ask: You have read part of the string. What must you remember about it to know which characters may
  follow?
Beware: wrong/sign_anywhere, wrong/spaces_after_the_sign
Time: O(n + d²) for d digits, as the number itself grows
Space: O(d), the number
"""

NEXT = {
    "start": {"space": "start", "sign": "signed", "digit": "digits"},
    "signed": {"digit": "digits"},
    "digits": {"digit": "digits"},
}


class Solution:
    def myAtoi(self, s: str) -> int:
        state, sign, value = "start", 1, 0
        for character in s:
            state = NEXT[state].get(self.kind(character), "end")
            if state == "end":
                break
            if character == "-":
                sign = -1
            if state == "digits":
                value = 10 * value + int(character)
        return max(-(2**31), min(sign * value, 2**31 - 1))

    def kind(self, character):
        if character.isdigit():
            return "digit"
        return {" ": "space", "-": "sign", "+": "sign"}.get(character)
