"""Bottom-up after sorting: in ascending order, a square comes after all its smaller neighbours.

The longest path that ends on a square extends the longest path to a smaller neighbour, or is the
square alone:

    longest[square] = 1 + max(longest[neighbour] for each smaller neighbour)

The base case is a square without a smaller neighbour, with a path of length 1. Sorting gives an
order in which every edge leads forwards, a topological order.

For matrix = [[3,4],[1,5]]:

    row  column  longest
    -    -       [[1, 1], [1, 1]]
    1    0       [[1, 1], [1, 1]]  the 1 extends no path
    0    0       [[2, 1], [1, 1]]  the 3 extends the path of the 1
    0    1       [[2, 3], [1, 1]]
    1    1       [[2, 3], [1, 4]]
    return 4
Level: 2
From: memoized_recursion; a square has to wait for its larger neighbours, so go through the squares
  in sorted order, in which a loop never has to wait
Ask: In which order must the squares be computed so that no square waits for another?
Beware: wrong/steps_to_equal_numbers
Time: O(m · n · log(m · n))
Space: O(m · n)
"""


class Solution:
    def longestIncreasingPath(self, matrix: list[list[int]]) -> int:
        rows, columns = len(matrix), len(matrix[0])
        squares = [(row, column) for row in range(rows) for column in range(columns)]
        squares.sort(key=lambda square: matrix[square[0]][square[1]])
        longest = [[1] * columns for _ in matrix]
        for row, column in squares:
            for r, c in (row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1):
                if 0 <= r < rows and 0 <= c < columns and matrix[r][c] < matrix[row][column]:
                    longest[row][column] = max(longest[row][column], longest[r][c] + 1)
        return max(map(max, longest))
