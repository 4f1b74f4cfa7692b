"""Backtracking, take or leave: use the number once more, or leave it for good and move on.

Each way is one path of decisions, so it is found once. There are two base cases: if nothing is left
of the target, a result is found; if too much was taken or no number is left, there is none. The
trace omits the calls with no number left.

For candidates = [2, 3], target = 3:

    i  left  combination
    0  3     []
    0  1     [2]
    0  -1    [2, 2]       too much: back
    1  1     [2]
    1  -2    [2, 3]       too much: back
    1  3     []
    1  0     [3]          a result
    return [[3]]
Level: 2
Beware: wrong/end_of_list_first
Time: O(k · C(n + k + 1, k + 1)) for n numbers, in sums of at most k = target / smallest
Space: O(n + k) besides the result
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def decide(i, left):
            if left == 0:
                result.append(combination[:])
                return
            if left < 0 or i == len(candidates):
                return
            combination.append(candidates[i])
            decide(i, left - candidates[i])
            combination.pop()
            decide(i + 1, left)

        decide(0, target)
        return result
