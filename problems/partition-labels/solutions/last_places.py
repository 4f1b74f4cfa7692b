"""Greedy: a part ends at the largest of the last indices of its letters.

One pass notes the last index of each letter: each later index replaces an earlier one. In the
second pass, each letter may move the end of the part further right. Where the end is reached, no
letter of the part occurs later, so the part is complete.

For s = "abacdd":

    i  letter  end  lengths
    -  -       0    []
    0  a       2    []         a occurs again at 2
    1  b       2    []
    2  a       2    [3]        the end is reached
    3  c       3    [3, 1]
    4  d       5    [3, 1]
    5  d       5    [3, 1, 2]
    return [3, 1, 2]
Level: 2
From: open_letters; of all the letters that occur again, only the one that ends last matters, so
  keep its last index instead of the set
Ask: A part begins with an a. How far does it have to reach? And if it also contains a b?
Beware: wrong/end_moves_back, wrong/first_letter_decides
Time: O(n)
Space: O(1): one index per letter
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
