"""One number after the other, without looking ahead: each run has its length written at both ends.

A new number joins the run that ends just before it and the one that begins just after it, either
of which may be empty. Only the two ends of the new run are written: no number is ever added to the
inside of a run, so what is written there is not read again.
Time: O(n)
Space: O(n), the dictionary
"""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        length = {}  # of the run, right at its ends
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
