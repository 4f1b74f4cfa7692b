"""Greedy: a part ends at the farthest of the last places of its letters.

One pass notes the last place of each letter: each later place replaces an earlier one. In the
second pass, each letter may move the end of the part farther; where the end is reached, no letter
of the part occurs later, so the part is complete.

For s = "abacb":

    i  letter  end  lengths
    0  a       0    []
    1  b       2    []       a occurs again at 2
    2  a       4    []       b occurs again at 4
    3  c       4    []
    4  b       4    []
    return [5]
Level: 2
Beware: wrong/end_moves_back, wrong/first_letter_decides
Time: O(n)
Space: O(1): one place per letter
"""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        last = {letter: i for i, letter in enumerate(s)}
        lengths = []
        start = end = 0
        for i, letter in enumerate(s):
            end = max(end, last[letter])
            if i == end:
                lengths.append(end - start + 1)
                start = i + 1
        return lengths
