"""A state machine: what kind of character comes next decides in which state to go on.

The states are the parts of the string, in the order in which they come. What a state does not
expect ends the number; so there is no need to look ahead, nor back.
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
