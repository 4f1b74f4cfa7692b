"""Keeps only one number for each count, so a later number replaces an earlier one."""

from collections import Counter


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        buckets = [[] for _ in range(len(nums) + 1)]
        for number, count in Counter(nums).items():
            buckets[count] = [number]
        most = []
        for bucket in reversed(buckets):
            most += bucket
            if len(most) == k:
                break
        return most
