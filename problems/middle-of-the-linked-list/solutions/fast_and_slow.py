"""Fast and slow pointers: when the fast one reaches the end, the slow one is in the middle.

Invariant: the fast pointer has taken twice as many steps as the slow one. It takes two steps or
none, so it ends on the last node or, if the number of nodes is even, past it. In that case, the
slow pointer is on the second of the two middle nodes.

For head = [1, 2, 3, 4]:

    slow.val  fast.val
    1         1
    2         3
    3         -         fast is past the end
    return 3 → 4
Level: 2
From: two_passes; the first walk only finds out when the second walk has to stop, so let both walk
  at the same time
Ask: Two people walk along the list, and the second is to be halfway when the first arrives: how
  fast do they walk?
Beware: wrong/first_of_the_two, wrong/steps_behind_the_end
Time: O(n)
Space: O(1)
"""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        return slow
