"""What is particular to minesweeper: which boards are judged, and what no game can be."""

import marshal

import pytest
from kata.cases.checker import why_illegal
from kata.cases.generate import cases_of
from kata.problem.lookup import find_problem
from kata.wire.plain import encode

MINESWEEPER = find_problem("minesweeper")


def test_cases_reach_every_bound():
    """Broken: no case is as large, or as small, as the constraints allow."""
    boards = [marshal.loads(case.arguments)[0] for case in cases_of(MINESWEEPER)]
    assert {(1, 1), (1, 50), (50, 1), (50, 50)} <= {(len(board), len(board[0])) for board in boards}
    assert {shown for board in boards for row in board for shown in row} == set("MEB12345678")


E, M, B = "EMB"


@pytest.mark.parametrize(
    ("board", "click", "reason"),
    [
        (None, [0, 0], "board is None, want List[List[str]]"),
        (["EE"], [0, 0], "board[0] is 'EE' (str), want List[str]"),
        ([[E, "E"], [E, 1]], [0, 0], "board[1][1] is 1 (int), want str"),
        ([], [0, 0], "board.length is 0"),
        ([[]], [0, 0], "board[i].length is 0"),
        ([[E, E], [E]], [0, 0], "board[i].length must be the same number"),
        ([[E, "e"]], [0, 0], "is 'e'"),
        ([[E, ""]], [0, 0], "is ''"),
        ([[E, "EM"]], [0, 0], "is 'EM'"),
        ([[E, "0"]], [0, 0], "is '0' with 0 mines"),
        ([[E, "9"]], [0, 0], "is '9' with 0 mines"),
        ([[E, "X"]], [0, 0], "is 'X'"),
        ([[E, "1"]], [0, 0], "is '1' with 0 mines"),
        ([[M, "2"]], [0, 0], "is '2' with 1 mines"),
        ([[M, B]], [0, 0], "is 'B' with 1 mines"),
        ([[E, B]], [0, 0], "beside a square that is not revealed"),
        ([[E, M], [M, "1"]], [0, 0], "is '1' with 2 mines"),
        ([[E]], [0], "not [row, column]"),
        ([[E]], [0, 0, 0], "not [row, column]"),
        ([[E]], [0, "0"], "click[1] is '0' (str), want int"),
        ([[E]], [False, 0], "click[0] is False (bool), want int"),
        ([[E]], [-1, 0], "not [row, column]"),
        ([[E]], [0, 1], "not [row, column]"),
        ([[B]], [0, 0], "not [row, column]"),
        ([[M, "1", E]], [0, 1], "not [row, column]"),
        ([[E] * 51], [0, 0], "board[i].length is 51; the constraints allow 1 to 50"),
        ([[E]] * 51, [0, 0], "board.length is 51; the constraints allow 1 to 50"),
    ],
)
def test_what_no_game_can_be_is_refused(board, click, reason):
    """Broken: an input that no game can reach passes for legal."""
    assert reason in why_illegal(MINESWEEPER, encode((board, click)))
