"""Boyer-Moore voting: pair off different numbers; the majority cannot be paired off completely.

Invariant: the numbers read so far are pairs of different numbers, and `votes` copies of the
candidate. Each pair holds the majority at most once, so all pairs together hold at most n / 2
copies of it. At least one copy is unpaired, and every unpaired number is the candidate.

For nums = [2, 2, 1, 1, 1, 2, 2]:

    number  candidate  votes
    2       2          1
    2       2          2
    1       2          1
    1       2          0
    1       1          1      2 had no votes: 1 takes over
    2       1          0
    2       2          1      1 had no votes: 2 takes over
    return 2
Level: 2
From: counts; a dictionary counts every number, although the majority outnumbers all other numbers
  together, so strike out different numbers in pairs, and see which number is left
Ask: If two different numbers are struck out, can the majority change?
Beware: wrong/takes_over_the_last_vote
Time: O(n)
Space: O(1)
"""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        candidate, votes = nums[0], 0
        for number in nums:
            if votes == 0:
                candidate = number
            votes += 1 if number == candidate else -1
        return candidate
