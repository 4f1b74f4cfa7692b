"""Walks from the head to the partner of each node: up to almost 4 billion steps."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        node = head
        for place in range(length // 2):
            partner = head
            for _ in range(length - 1 - place):
                partner = partner.next
            if node.val != partner.val:
                return False
            node = node.next
        return True
