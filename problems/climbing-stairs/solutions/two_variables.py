"""Dynamic programming in two variables: of the table of ways, only the last two entries are read.

`here` is the number of ways to reach the current step, `below` the number for the step below it.
Each round moves one step up; `here` takes the values 1, 1, 2, 3, 5, 8 ..., the Fibonacci numbers.

For n = 4:

    below  here
    0      1     on the ground
    1      1     on step 1
    1      2     on step 2
    2      3     on step 3
    3      5     on step 4
    return 5
Level: 3
From: table; each entry is needed only for the next two entries, so keep only the last two entries
Beware: wrong/one_after_the_other
Time: O(n)
Space: O(1)
"""


class Solution:
    def climbStairs(self, n: int) -> int:
        below, here = 0, 1  # no way to be below the ground, one to stand on it
        for _ in range(n):
            below, here = here, below + here
        return here
