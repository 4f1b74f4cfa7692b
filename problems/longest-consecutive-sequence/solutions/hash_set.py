"""Hash set: count up only from the first number of each run, the one without a predecessor.

A set tells at once whether a number is there. The inner loop passes each number at most once, in
the run to which it belongs, so the loop takes at most n steps for all runs together.

For nums = [3, 9, 4, 2]:

    first  end  longest
    9      10   1
    2      5    3          2, 3 and 4 are there
    3      5    3          2 is there, so 3 starts no run
    4      5    3
    return 3
Level: 2
From: wrong/brute_force; a count that begins inside a run only repeats the end of a longer count, so
  count up only from numbers without a predecessor
Ask: Which counts are a waste of time, since a longer one contains them? How can they be recognized
  before counting?
Beware: wrong/brute_force
Time: O(n)
Space: O(n), the set
"""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        numbers = set(nums)
        longest = 0
        for first in numbers:
            if first - 1 not in numbers:
                end = first + 1
                while end in numbers:
                    end += 1
                longest = max(longest, end - first)
        return longest
