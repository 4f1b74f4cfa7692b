"""Counting: keep a set of the letters that will occur again; where the set is empty, the part ends.

A letter enters the set when it occurs, and leaves the set with its last occurrence. An empty set
means that no letter of this part occurs in the rest of the string.

For s = "aabcb":

    letter  begun  length  lengths
    -       set()  0       []
    a       {'a'}  1       []
    a       set()  0       [2]
    b       {'b'}  1       [2]
    c       {'b'}  2       [2]      c occurs only once, so it enters and leaves
    b       set()  0       [2, 3]
    return [2, 3]
Level: 1
Time: O(n)
Space: O(1): one count per letter
"""

from collections import Counter


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        remaining = Counter(s)
        begun = set()
        lengths, length = [], 0
        for letter in s:
            length += 1
            begun.add(letter)
            remaining[letter] -= 1
            if remaining[letter] == 0:
                begun.remove(letter)
            if not begun:
                lengths.append(length)
                length = 0
        return lengths
