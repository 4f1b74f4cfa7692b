"""Two searches take turns, one from each end of the word; the first to finish decides.

A square is one integer, row * columns + column, and a path is a set of them.
Each search is a generator that pauses after every square it looks at. What one of them finds
out only at the end of many paths, the other often finds out at the beginning of a few.
Time: O(m · n · 3^L) for a word of L letters
Space: O(m · n + L)
"""

from itertools import chain


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])
        letters = list(chain.from_iterable(board))
        near = [
            [
                i * columns + j
                for i, j in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c))
                if 0 <= i < rows and 0 <= j < columns
            ]
            for r in range(rows)
            for c in range(columns)
        ]
        searches = self.search(letters, near, word), self.search(letters, near, word[::-1])
        turns = zip(*searches)  # which end when one of the searches has tried everything
        return any(True in turn for turn in turns)

    def search(self, letters, near, word):
        """Pauses with False as long as the word is not found, and once with True if it is."""
        path, visited = [], set()
        choices = [iter(range(len(letters)))]  # what is left to try, for each letter and the next
        while choices:
            square = next(choices[-1], None)
            if square is None:
                choices.pop()
                if path:
                    visited.remove(path.pop())
            elif letters[square] == word[len(path)] and square not in visited:
                path.append(square)
                visited.add(square)
                if len(path) == len(word):
                    yield True
                    return
                choices.append(iter(near[square]))
            yield False
