"""Requires both groups to have the same size, not only the same sum."""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        total = sum(nums)
        if total % 2 or len(nums) % 2:
            return False
        made = {(0, 0)}
        for number in nums:
            made |= {(size + 1, part + number) for size, part in made if part < total // 2}
        return (len(nums) // 2, total // 2) in made
