"""Hash set: remember every value seen, and stop at the first one that is already in the set.

Invariant: `seen` holds exactly the values before the current one. So a value that is in `seen`
occurs for the second time; if there is no such value, all values are distinct. A set computes a
hash of each value, a number that says where to look for it: `in` takes O(1) on average, however
many values the set holds. In a list, `in` compares item by item.

For nums = [4, 1, 4, 2]:

    number  seen
    4       {4}
    1       {4, 1}
    return True  the second 4 is in the set
Level: 2
From: wrong/brute_force; the list of earlier items is searched item by item, again for each number,
  so keep these items in a set, which tells at once whether a number is in it
Ask: What has to be known about the earlier items? How could that be known without going through
  them?
Beware: wrong/brute_force
Time: O(n)
Space: O(n)
"""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        seen = set()
        for number in nums:
            if number in seen:
                return True
            seen.add(number)
        return False
