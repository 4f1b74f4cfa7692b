"""Dynamic programming by doubling: adding 2ᵏ to a number below 2ᵏ puts one more 1 in front.

The recurrence:

    ones[i + 2ᵏ] = ones[i] + 1 for i < 2ᵏ

The base case is ones[0] = 0. Up to n - 1 of the counts that the last step adds are not needed; the
slice leaves them out.

For n = 5:

    ones
    [0]
    [0, 1]
    [0, 1, 1, 2]
    [0, 1, 1, 2, 1, 2, 2, 3]
    return [0, 1, 1, 2, 1, 2]
Level: 3
From: brute_force; each number is counted from scratch, although 4 to 7 in binary are 0 to 3 with a
  1 in front, so copy the counts so far, and add 1 to each
Beware: wrong/doubled_once_too_few
Time: O(n)
Space: O(n): the counts that a step adds, and the counts that the slice leaves out
"""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        while len(ones) <= n:
            ones += [count + 1 for count in ones]
        return ones[: n + 1]
