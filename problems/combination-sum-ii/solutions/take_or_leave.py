"""Two choices in the sorted list: take the number, or leave it and all that are equal to it.

So of equal numbers, the first ones are always taken, and a choice is made in one way only.
Time: O(n log n + n · s) for the s different choices that add up to at most the target, s ≤ 2ⁿ
Space: O(n) besides the result
"""


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def decide(i, left):
            if left == 0:
                result.append(combination[:])
                return
            if i == len(candidates) or candidates[i] > left:
                return
            combination.append(candidates[i])
            decide(i + 1, left - candidates[i])
            combination.pop()
            following = i + 1
            while following < len(candidates) and candidates[following] == candidates[i]:
                following += 1
            decide(following, left)

        decide(0, target)
        return result
