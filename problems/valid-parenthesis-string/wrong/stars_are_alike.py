"""Gives all stars the same meaning, but different stars may need different meanings."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        return any(self.matches(s.replace("*", sign)) for sign in ("", "(", ")"))

    def matches(self, signs):
        opened = 0
        for sign in signs:
            opened += 1 if sign == "(" else -1
            if opened < 0:
                return False
        return opened == 0
