"""Recursion: the lesser first node comes first, and what is left of both lists follows it, merged.

Every call deals with one node, so the lists get shorter until one is empty: the other one is then
the rest.
Time: O(n + m)
Space: O(n + m), the depth of the recursion: up to n + m calls
"""


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        if list1 is None or list2 is None:
            return list1 or list2
        if list1.val > list2.val:
            list1, list2 = list2, list1
        list1.next = self.mergeTwoLists(list1.next, list2)
        return list1
