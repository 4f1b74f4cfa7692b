"""Two stacks of indices: a ")" takes the last "(", or else a star; then stars close each open "(".

A ")" takes no star while a "(" is open. Each "(" that is still open at the end needs a star after
it: the last "(" takes the last star, so that earlier stars remain for earlier parentheses.

For s = "(*)(*":

    sign  opened  stars
    -     []      []
    (     [0]     []
    *     [0]     [1]
    )     []      [1]     it takes the "(", not the star
    (     [3]     [1]
    *     [3]     [1, 4]  the star at 4 comes after the "(" at 3
    return True
Level: 3
From: fewest_and_most; a range of numbers does not show which star stands for what, so keep the
  indices of the parentheses and stars that have no partner yet
Beware: wrong/star_goes_first, wrong/stars_before_parentheses
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
