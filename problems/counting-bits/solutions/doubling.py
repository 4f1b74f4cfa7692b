"""Double the list: the numbers from 2ᵏ on are the first 2ᵏ again, each with a 1 in front.

[0] becomes [0, 1], then [0, 1, 1, 2], then [0, 1, 1, 2, 1, 2, 2, 3]. The last step may make too
many counts, but fewer than n, and the slice leaves them out.
Time: O(n)
Space: O(n): the counts that a step adds, and those that the slice leaves out
"""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        while len(ones) <= n:
            ones += [count + 1 for count in ones]
        return ones[: n + 1]
