"""Hash set of the whole list: it is smaller than the list exactly when a value repeats.

A set holds each value once. Unlike a loop that stops at the first repetition, this always reads the
whole list, but in a single call.
Level: 2
From: hash_set; the loop asks for each number whether it is in the set, but a set drops repeated
  values by itself, so make a set of the whole list, and compare the lengths
Ask: Take the copies out of [4, 1, 4, 2]: how long would the list be without them?
Beware: wrong/whether_all_differ
Time: O(n)
Space: O(n)
"""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return len(set(nums)) < len(nums)
