"""Divide and conquer: merge the lists in pairs, then the merged lists in pairs, until one is left.

Each round halves the number of lists, so a node takes part in at most ⌈log₂ k⌉ merges. Merging the
lists one by one into a single result would walk past the nodes of the first lists up to k times.

For lists = [[1, 4], [2], [3]]:

    extra              return
    0 → 1 → 2 → 4      1 → 2 → 4      [1, 4] and [2] are merged
    0 → 3              3              the third list has no partner
    0 → 1 → 2 → 3 → 4  1 → 2 → 3 → 4  the second round
Level: 2
From: sort; sorting needs a copy of all values, although two sorted lists can be merged in one walk
  by changing links, so merge until one list is left
Ask: If the lists are merged one by one into one result, how often is a node of the first list
  passed? How could all nodes be passed about equally often?
Beware: wrong/drops_the_odd_one
Time: O(k + n log k) for n nodes in all
Space: O(k), the list of the merged lists
"""

from itertools import zip_longest


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        while len(lists) > 1:
            pairs = zip_longest(lists[::2], lists[1::2])  # the last list may have no partner
            lists = [self.merge(one, other) for one, other in pairs]
        return lists[0] if lists else None

    def merge(self, one, other):
        extra = tail = ListNode()
        while one and other:
            if one.val > other.val:
                one, other = other, one
            tail.next = one
            tail = tail.next
            one = one.next
        tail.next = one or other
        return extra.next
