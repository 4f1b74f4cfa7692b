"""Pairs up the lists, and drops the last one if their number is odd."""


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        while len(lists) > 1:
            pairs = zip(lists[::2], lists[1::2])
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
