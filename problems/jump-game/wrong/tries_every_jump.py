"""Remembers the places that fail, but still tries every jump, most of which lead to one: O(n²)."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        last = len(nums) - 1
        failed = set()

        def reaches_last(place):
            if place == last:
                return True
            if place not in failed:
                for landing in range(place + 1, min(place + nums[place], last) + 1):
                    if reaches_last(landing):
                        return True
                failed.add(place)
            return False

        return reaches_last(0)
