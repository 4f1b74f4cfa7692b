"""Three searches: for each position, a triplet that equals the target there and never exceeds it.

At most two merges turn the triplets found, which may be fewer than three, into the target. If a
search fails, every triplet with the target's number in that position exceeds the target in another
position, so none of them can be used.
Level: 1
From: wrong/brute_force; combinations of triplets are tried, although the three positions do not
  depend on each other, so search for one triplet for each position
Beware: wrong/numbers_anywhere
Time: O(n)
Space: O(1)
"""


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        x, y, z = target
        return (
            any(a == x and b <= y and c <= z for a, b, c in triplets)
            and any(a <= x and b == y and c <= z for a, b, c in triplets)
            and any(a <= x and b <= y and c == z for a, b, c in triplets)
        )
