"""Bottom-up table in one row: read t from the right, so that no letter of s is used twice.

`ways[j]` is the number of ways to make the first j letters of t from the letters of s read so far.
If the current letter of s equals t[j - 1], `ways[j]` grows by `ways[j - 1]`, which must not count
this letter yet; if t were read from the left, it might. The 0/1 knapsack in one row uses the same
trick.

For s = "bbag", t = "bag":

    letter  ways
    -       [1, 0, 0, 0]
    b       [1, 1, 0, 0]
    b       [1, 2, 0, 0]
    a       [1, 2, 2, 0]
    g       [1, 2, 2, 2]
    return 2
Level: 3
From: table; each row is needed only for the next row, so update a single row in place, from the
  end, since no entry needs the old value on its right
Beware: wrong/letter_used_twice
Time: O(m · n), for m letters in s and n in t
Space: O(n)
"""


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        ways = [1] + [0] * len(t)
        for letter in s:
            for j in range(len(t), 0, -1):
                if letter == t[j - 1]:
                    ways[j] += ways[j - 1]
        return ways[-1]
