"""The highest and the lowest product that end here: a negative item exchanges the two.

A product that ends here extends one that ended before, or is the item alone. Multiplied by a
negative item, the lowest product becomes the highest, so both have to be known.
Time: O(n)
Space: O(n), the copy without the first item
"""


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        lowest = highest = best = nums[0]
        for number in nums[1:]:
            candidates = number, lowest * number, highest * number
            lowest, highest = min(candidates), max(candidates)
            best = max(best, highest)
        return best
