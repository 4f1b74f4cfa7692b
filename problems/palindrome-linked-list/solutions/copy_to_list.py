"""Copy the values into a list, where two pointers can come from both ends and meet in the middle.

A linked list leads only forwards; a copy can be read from the last value on as well.
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
