"""Three searches, one for each position: some triplet must have that number, and exceed no other.

Those three triplets, of which some may be the same, then become the target by two merges. If one of
the searches fails, nothing can bring the number into its place.
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
