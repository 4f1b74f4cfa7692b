"""Bidirectional search, breadth-first: grow the paths from both ends of the word until they meet.

A path is stored as its last square and the set of its squares, the bits of one integer; the order
of the squares does not matter. The end with fewer paths takes the next step. Both sides meet at the
same letter of the word. A path from the front and a path from the back make a whole path if they
end on the same square and share no other square. Every whole path consists of two such parts.

For board = [["a", "b", "a", "c"]], word = "bac":

    first  last  len(front)  len(back)
    0      2     1           1          front: b; back: c
    1      2     2           1          front: ba, to the left and to the right
    1      1     2           1          back: ca
    return True
Level: 4
From: taking_turns; both searches go all the way to the other end, so let them meet halfway, where
  each has far fewer paths
Time: O(m · n · 3^L) for a word of L letters, when no two of the paths fit together,
  each a step on numbers of m · n bits
Space: O(m · n · 3^(L / 2)) paths, each a number of m · n bits
"""

from collections import defaultdict


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        letters = {(i, j): letter for i, row in enumerate(board) for j, letter in enumerate(row)}
        bits = {square: 1 << number for number, square in enumerate(letters)}
        spots = defaultdict(dict)  # for each letter, the squares that have it, and their bits
        for square, letter in letters.items():
            spots[letter][square] = bits[square]
        first, last = 0, len(word) - 1
        front, back = set(spots[word[first]].items()), set(spots[word[last]].items())
        while first < last:
            if len(front) <= len(back):
                first += 1
                front = self.longer(front, spots[word[first]])
            else:
                last -= 1
                back = self.longer(back, spots[word[last]])
        return self.meet(front, back, bits)

    def longer(self, paths, spots):
        """All paths that are one letter longer; the new letter is on one of these spots."""
        return {
            (near, visited | spots[near])
            for (row, column), visited in paths
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
            if near in spots and not visited & spots[near]
        }

    def meet(self, front, back, bits):
        """Whether two paths end on the same square and have only that one in common."""
        arriving = defaultdict(list)
        for square, visited in back:
            arriving[square].append(visited)
        return any(
            visited & other == bits[square]
            for square, visited in front
            for other in arriving[square]
        )
