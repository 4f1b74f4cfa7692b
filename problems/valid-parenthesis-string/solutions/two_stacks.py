"""Two stacks of places: a ")" takes the last "(", or else a star; then stars close what is open.

What is still open in the end needs a star after it: the last "(" takes the last star.
Time: O(n)
Space: O(n)
"""


class Solution:
    def checkValidString(self, s: str) -> bool:
        opened, stars = [], []
        for i, sign in enumerate(s):
            if sign == "(":
                opened.append(i)
            elif sign == "*":
                stars.append(i)
            elif opened:
                opened.pop()
            elif stars:
                stars.pop()
            else:
                return False
        while opened and stars and opened[-1] < stars[-1]:
            opened.pop()
            stars.pop()
        return not opened
