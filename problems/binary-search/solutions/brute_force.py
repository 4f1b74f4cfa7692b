"""Linear search: look at each item from the first to the last until the target is found.

It is looked for twice: once to see whether it is there, and once for its index. The order of the
items is not used. The judge accepts this, but the statement asks for O(log n).
Level: 1
Beware: wrong/assumes_target_present
Time: O(n)
Space: O(1)
"""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        return nums.index(target) if target in nums else -1
