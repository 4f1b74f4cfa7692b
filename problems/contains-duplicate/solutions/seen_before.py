"""Remember what has been seen in a set, and stop at the first item that is in it.

Nothing after the first repetition is read, so this is fast where there is an early one.
Time: O(n), if hashing spreads the values as usual
Space: O(n)
"""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        seen = set()
        for number in nums:
            if number in seen:
                return True
            seen.add(number)
        return False
