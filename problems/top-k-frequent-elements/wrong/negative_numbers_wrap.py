"""Uses each number as an index into the list of counts, where -1 is the last place."""

CAUGHT_BY = "generated"


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = [0] * (10**4 + 1)
        for number in nums:
            counts[number] += 1
        buckets = [[] for _ in range(len(nums) + 1)]
        for number, count in enumerate(counts):
            buckets[count].append(number)
        most = []
        for bucket in reversed(buckets[1:]):
            most += bucket
            if len(most) >= k:
                break
        return most
