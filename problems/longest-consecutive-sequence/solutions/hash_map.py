"""Hash map of run lengths: each run keeps its length at both of its ends.

A new number joins the run that ends just before it and the run that begins just after it, either of
which may be empty. Besides the new number, only the ends of the new run are written: no number is
ever added inside a run, so the lengths there are not read again.

For nums = [1, 3, 2]:

    number  before  after  length
    1       0       0      {1: 1}
    3       0       0      {1: 1, 3: 1}
    2       1       1      {1: 3, 3: 3, 2: 3}    2 joins both runs
    return 3
Level: 3
From: hash_set; counting can begin only when all numbers are in the set, so let each number join the
  runs beside it as it arrives
Beware: wrong/inside_is_unknown
Time: O(n)
Space: O(n), the dictionary
"""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        length = {}  # of a number's run, up to date only at its two ends
        longest = 0
        for number in nums:
            if number in length:
                continue
            before, after = length.get(number - 1, 0), length.get(number + 1, 0)
            run = before + 1 + after
            length[number] = run
            length[number - before] = length[number + after] = run
            longest = max(longest, run)
        return longest
