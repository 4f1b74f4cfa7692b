"""Sentinel: the smaller of the two first nodes is linked to the end of the merged list.

Thanks to the sentinel, there is always a node to link to, even before the first real node. When one
list is used up, the rest of the other is already sorted, and a single link appends all of it.

For list1 = [1, 4], list2 = [2, 3]:

    list1  list2  tail.val
    1 → 4  2 → 3  0         tail is the sentinel
    4      2 → 3  1
    4      3      2
    4      None   3         list2 is used up: 4 is linked next
    return 1 → 2 → 3 → 4
Level: 2
From: sort; all nodes are put into one list and sorted, although the next node is always one of the
  two in front, so link the smaller of these to the result
Ask: Which nodes can be the first of the result, and which can come next? To which node can the
  first node of the result be attached?
Beware: wrong/returns_the_extra_node, wrong/drops_the_rest
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
