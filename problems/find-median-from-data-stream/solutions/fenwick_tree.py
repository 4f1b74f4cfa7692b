"""Fenwick tree of counts: it counts the numbers up to any value, and finds the k-th number.

Entry i counts the numbers among `i & -i` consecutive values, the last of which is i: for i = 12,
the values 9 to 12, as the lowest set bit of 0b1100 is 4. To find the k-th number, try steps of 2¹⁷,
2¹⁶ ... 1, and take each that passes fewer than k numbers in all. The range of values must be known;
the count of numbers does not matter. The median is the mean of the two middle numbers, which are
the same if the count is odd.

If all numbers are from 0 to 100, plain counts of 101 values answer in O(1). If only 99% of them
are, the middle numbers still are, and only two other counts are needed: that of all numbers, and
that of the numbers below 0.
Level: 3
From: two_heaps; two heaps reach only the middle, and grow with the count of numbers, so count each
  value instead, and find any number by its rank
Time: O(log v) to add a number and for the median, with v possible values
Space: O(v), or O(n log v) where that is less
"""

from collections import Counter

LOWEST = -(10**5)
SIZE = 1 << 18  # a power of 2 that exceeds the 200,001 values


class MedianFinder:
    def __init__(self):
        self.tree = Counter()
        self.count = 0

    def addNum(self, num: int) -> None:
        self.count += 1
        i = num - LOWEST + 1  # the tree counts from 1
        while i < SIZE:
            self.tree[i] += 1
            i += i & -i

    def findMedian(self) -> float:
        lower, upper = (self.count + 1) // 2, self.count // 2 + 1
        return (self.kth(lower) + self.kth(upper)) / 2

    def kth(self, k):
        """The k-th number in order, from 1."""
        i, step = 0, SIZE // 2
        while step > 0:
            if self.tree[i + step] < k:
                i += step
                k -= self.tree[i]
            step //= 2
        return i + LOWEST
