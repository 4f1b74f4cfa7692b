"""Dynamic programming in two variables: the ways up to the latest digit and the previous digit.

`last` is the number of ways to decode the digits so far; `before_last` leaves out the latest digit.
A digit is a number unless it is 0; together with the previous digit, it may be a number from 10 to
26.

For s = "1210":

    digit  before_last  last
    '1'    1            1
    '2'    1            2
    '1'    2            3
    '0'    3            2     only 10 ends here: the ways before it, 2
    return 2
Level: 3
From: table; each entry is needed only for the next two entries, so two variables are enough
Beware: wrong/zero_passed_over
Time: O(n)
Space: O(1)
"""


class Solution:
    def numDecodings(self, s: str) -> int:
        before_last, last = 0, 1  # one way to decode nothing, and none to decode less
        previous = ""
        for digit in s:
            ways = 0
            if digit != "0":
                ways += last
            if "10" <= previous + digit <= "26":
                ways += before_last
            before_last, last = last, ways
            previous = digit
        return last
