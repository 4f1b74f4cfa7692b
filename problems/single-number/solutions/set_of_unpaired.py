"""Keep the numbers without a partner in a set: a new one is put in, its equal takes it out.

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
