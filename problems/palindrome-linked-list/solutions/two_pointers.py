"""Two pointers on a copy: put the values into a list, and move from both ends to the middle.

A linked list leads only forwards; a copy can also be read backwards.
Level: 1
Time: O(n)
Space: O(n)
"""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        left, right = 0, len(values) - 1
        while left < right:
            if values[left] != values[right]:
                return False
            left += 1
            right -= 1
        return True
