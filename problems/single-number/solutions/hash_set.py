"""Hash set of numbers without a partner: the first of a pair is added, the second removes it.

The invariant: the set has exactly the numbers that have occurred an odd number of times. At the
end, only the single number remains.

For nums = [4, 1, 4]:

    number  unpaired
    4       {4}
    1       {1, 4}
    4       {1}       the second 4 removes the first
    return 1
Level: 1
From: counts; all copies of a number are counted, although only even or odd matters, so let the
  first copy enter a set, and the second one leave it
Beware: wrong/returns_last_new_number
Time: O(n)
Space: O(n)
"""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        unpaired = set()
        for number in nums:
            if number in unpaired:
                unpaired.remove(number)
            else:
                unpaired.add(number)
        return unpaired.pop()
