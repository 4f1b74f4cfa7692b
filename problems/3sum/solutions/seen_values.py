"""Hash set: solve Two Sum for each first value, with a set of the values seen after it.

A triplet may be found many times; as a sorted tuple in a set, it is kept once. Each value is tried
as the first value only once, at its first place: from a later place, the search would only find
some of the same triplets again. For the first values after -1, the trace shows only the step that
finds a triplet.

For nums = [-1, 0, 1, 2, -1]:

    first  second  third  seen           triplets
    -1     0       1      {0}            set()
    -1     1       0      {0, 1}         {(-1, 0, 1)}
    -1     2       -1     {0, 1, 2}      {(-1, 0, 1)}
    -1     -1      2      {0, 1, 2, -1}  {(-1, 0, 1), (-1, -1, 2)}
    0      -1      1      {1, 2, -1}     {(-1, 0, 1), (-1, -1, 2)}    found again
Level: 1
From: wrong/nested_loops; the innermost loop looks for a single value, which is known in advance, so
  look it up in a set of the values seen
Beware: wrong/same_item_twice
Time: O(n²)
Space: O(n) besides the result and the set of its triplets
"""


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        triplets = set()
        used = set()
        for i, first in enumerate(nums):
            if first in used:
                continue
            used.add(first)
            seen = set()
            for second in nums[i + 1 :]:
                third = -first - second
                if third in seen:
                    triplets.add(tuple(sorted((first, second, third))))
                seen.add(second)
        return [list(triplet) for triplet in triplets]
