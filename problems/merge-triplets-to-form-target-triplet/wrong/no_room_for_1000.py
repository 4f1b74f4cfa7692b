"""Has tables with entries only for the numbers up to 999, but a number may be 1000."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def mergeTriplets(self, triplets: list[list[int]], target: list[int]) -> bool:
        found = [[False] * 1000 for _ in range(3)]
        for triplet in triplets:
            if all(number <= most for number, most in zip(triplet, target)):
                for i, number in enumerate(triplet):
                    found[i][number] = True
        return all(found[i][number] for i, number in enumerate(target))
