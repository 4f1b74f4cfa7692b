"""Makes n buckets, which have no place for a number that fills the whole list."""

from collections import Counter

VERDICT = "Runtime Error"


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        buckets = [[] for _ in range(len(nums))]
        for number, count in Counter(nums).items():
            buckets[count].append(number)
        most = []
        for bucket in reversed(buckets):
            most += bucket
            if len(most) == k:
                break
        return most
