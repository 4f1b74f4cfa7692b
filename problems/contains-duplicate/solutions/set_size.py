"""Hash set of the whole list: it is smaller than the list exactly when a value repeats.

A set holds each value once. Unlike a loop that stops at the first repetition, this always reads the
whole list, but in a single call.
Level: 2
From: hash_set; a set drops repeated values by itself, so nobody has to look for them
Ask: A set is made from the list [4, 1, 4, 2]. How many items does it have?
Beware: wrong/whether_all_differ
Time: O(n) on average
Space: O(n)
"""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return len(set(nums)) < len(nums)
