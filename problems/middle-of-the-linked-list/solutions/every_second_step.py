"""One pass with a counter: the middle moves on by one whenever two more nodes have been counted.

So at any moment, it is right for the part of the list that is known so far.
Time: O(n)
Space: O(1)
"""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        count = 0
        node = middle = head
        while node:
            count += 1
            if count % 2 == 0:
                middle = middle.next
            node = node.next
        return middle
