"""Keep the letters that have begun and will come again: where there are none, the part ends.

A letter is put into a set when it comes, and leaves it when none of its kind is left. The part ends
where the set is empty.
Time: O(n)
Space: O(1): one count per letter
"""

from collections import Counter


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        left = Counter(s)
        begun = set()
        lengths, length = [], 0
        for letter in s:
            length += 1
            begun.add(letter)
            left[letter] -= 1
            if left[letter] == 0:
                begun.remove(letter)
            if not begun:
                lengths.append(length)
                length = 0
        return lengths
