"""Divide and conquer, bottom-up: four numbers summarize a stretch, and two summaries combine.

The four numbers are the sum of the stretch, and the best sums among its prefixes, its suffixes, and
all its subarrays. Two neighbouring stretches combine in O(1). However they are grouped, the result
is the same (the operation is associative): here, neighbours are joined in pairs until one stretch
remains. A segment tree would keep the summaries of all rounds.
Level: 4
From: divide_and_conquer; the sums across the middle are added up again in each call, so let each
  half report its best prefix and its best suffix
Time: O(n)
Space: O(n)
"""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        stretches = [(number, number, number, number) for number in nums]
        while len(stretches) > 1:
            joined = [self.join(*pair) for pair in zip(stretches[::2], stretches[1::2])]
            if len(stretches) % 2:
                joined.append(stretches[-1])
            stretches = joined
        return stretches[0][3]

    def join(self, one, other):
        """The summary of a stretch and the one that follows it."""
        total, start, end, best = one
        next_total, next_start, next_end, next_best = other
        return (
            total + next_total,
            max(start, total + next_start),
            max(next_end, end + next_total),
            max(best, next_best, end + next_start),
        )
