"""Number by number, without looking ahead: the length of each run is kept at both of its ends.

A new number joins the run that ends just before it and the one that begins just after it, either of
which may be empty. Only the ends of the new run are updated: no number is ever added inside a run,
so the lengths noted there are not read again.
Time: O(n), if hashing spreads the values as usual
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
