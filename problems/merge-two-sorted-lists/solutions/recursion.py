"""Recursion: the smaller of the two first nodes leads, followed by the merged rest of both lists.

Every call but the last takes one node, so the lists get shorter. The base case is an empty list:
the result is the other list.

For list1 = [1, 4], list2 = [2, 3]:

    list1.val  return
    -          4              the last call ends first: one list is used up
    3          3 → 4
    2          2 → 3 → 4
    1          1 → 2 → 3 → 4
Level: 2
From: sentinel; once a node is taken, the same task remains for two shorter lists, so let a call
  merge the rest
Ask: The smaller of the two first nodes leads the result: what is the list after it?
Time: O(n + m)
Space: O(n + m), the depth of the recursion: up to n + m calls, or one for two empty lists
"""


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        if list1 is None or list2 is None:
            return list1 or list2
        if list1.val > list2.val:
            list1, list2 = list2, list1
        list1.next = self.mergeTwoLists(list1.next, list2)
        return list1
