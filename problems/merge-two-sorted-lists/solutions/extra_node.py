"""An extra node in front: the lesser of the two first nodes goes to the end of the merged list.

Thanks to the extra node, there is always an end to link to, even before the first real node. When
one list is used up, the rest of the other is already sorted, and a single link takes all of it.
Time: O(n + m)
Space: O(1)
"""


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        extra = tail = ListNode()
        while list1 and list2:
            if list1.val <= list2.val:
                tail.next = list1
                list1 = list1.next
            else:
                tail.next = list2
                list2 = list2.next
            tail = tail.next
        tail.next = list1 or list2
        return extra.next
