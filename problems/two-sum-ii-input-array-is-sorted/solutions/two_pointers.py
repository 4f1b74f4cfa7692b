"""Two pointers: one starts at the smallest item, one at the largest, and they approach each other.

If the sum is too small, the smaller item is too small for every remaining partner, so its pointer
moves up. If the sum is too large, the other pointer moves down for the same reason. The invariant:
no item that has been passed belongs to the answer.

For numbers = [1, 3, 4, 7, 9], target = 11:

    low  high  numbers[low:high + 1]
    0    4     [1, 3, 4, 7, 9]
    1    4     [3, 4, 7, 9]           1 + 9 is too small: 1 is out
    1    3     [3, 4, 7]              3 + 9 is too large: 9 is out
    2    3     [4, 7]                 3 + 7 is too small: 3 is out
    return [3, 4]                     the numbers 4 and 7
Level: 2
From: wrong/nested_loops; each sum rules out one pair, so begin with the smallest and the largest
  item: a sum that is too small rules out the smallest item, and a sum that is too large the largest
Ask: Add the smallest and the largest item. If the sum is too small, which of the two items cannot
  be in the answer, whatever its partner is?
Beware: wrong/moves_the_wrong_pointer
Time: O(n)
Space: O(1)
"""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        low, high = 0, len(numbers) - 1
        while numbers[low] + numbers[high] != target:
            if numbers[low] + numbers[high] < target:
                low += 1
            else:
                high -= 1
        return [low + 1, high + 1]
