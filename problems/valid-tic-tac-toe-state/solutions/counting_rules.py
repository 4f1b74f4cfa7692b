"""Counting: X is level or one ahead; if X has a line, X is ahead; if O has a line, X is level.

A player who has a line must have moved last; two winners break one of the last two rules. On 3 × 3
the rules are enough: nobody has more than five marks, so a player's full lines share a square, and
the mark on that square may have been the last move.

For board = ["XOX", "O O", "XOX"]:

    marks        ahead  lines
    'XOXO OXOX'  0      ['XOX', 'O O', 'XOX', 'XOX', 'O O', 'XOX', 'X X', 'X X']
    return True
Level: 2
From: bfs; every game is played to learn which boards occur, so ask what these boards have in common
Ask: Who must have moved last? What does that say about the lines of the two players?
Beware: wrong/only_two_winners_fail, wrong/o_may_win_any_time
Time: O(1), a board of nine squares and its eight lines
Space: O(1)
"""


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        columns = map("".join, zip(*board))
        lines = [*board, *columns, marks[::4], marks[2:7:2]]  # squares 0 4 8 and 2 4 6
        if "XXX" in lines and ahead != 1:
            return False
        if "OOO" in lines and ahead != 0:
            return False
        return ahead in (0, 1)
