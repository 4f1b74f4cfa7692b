"""Returns the first list at the end, even if there are no lists."""

from itertools import zip_longest

VERDICT = "Runtime Error"


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        while len(lists) > 1:
            pairs = zip_longest(lists[::2], lists[1::2])
            lists = [self.merge(one, other) for one, other in pairs]
        return lists[0]

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
