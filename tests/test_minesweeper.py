"""What is particular to minesweeper: how many games there are, and what no game can be."""

import pytest
from kata.problem import find_problem

MINESWEEPER = find_problem("minesweeper")


def test_every_game_up_to_3x3_is_there():
    """Broken: the exhaustive cases miss positions, or count some twice."""
    assert sum(1 for _ in MINESWEEPER.rules.small()) == 91_867


def test_cases_reach_every_bound():
    """Broken: no case is as large, or as small, as the constraints allow."""
    boards = [board for _, (board, _) in MINESWEEPER.rules.killers()]
    assert {(1, 1), (1, 50), (50, 1), (50, 50)} <= {(len(board), len(board[0])) for board in boards}
    boards += [board for board, _ in MINESWEEPER.rules.small()]
    assert {shown for board in boards for row in board for shown in row} == set("MEB12345678")


E, M, B = "EMB"


@pytest.mark.parametrize(
    ("board", "click", "reason"),
    [
        (None, [0, 0], "not a list of rows"),
        ([], [0, 0], "not a list of rows"),
        ("EE", [0, 0], "not a list of rows"),
        ([(E, E)], [0, 0], "not a list of rows"),
        (["EE"], [0, 0], "not a list of rows"),
        ([[]], [0, 0], "one length"),
        ([[], []], [0, 0], "one length"),
        ([[E, E], [E]], [0, 0], "one length"),
        ([[E, None]], [0, 0], "not one of"),
        ([[E, [E]]], [0, 0], "not one of"),
        ([[E, 1]], [0, 0], "not one of"),
        ([[E, "e"]], [0, 0], "not one of"),
        ([[E, ""]], [0, 0], "not one of"),
        ([[E, "EM"]], [0, 0], "not one of"),
        ([[E, "0"]], [0, 0], "not one of"),
        ([[E, "9"]], [0, 0], "not one of"),
        ([[E, "X"]], [0, 0], "not one of"),
        ([[E, "1"]], [0, 0], "is 1 with 0 mines"),
        ([[M, "2"]], [0, 0], "is 2 with 1 mines"),
        ([[M, B]], [0, 0], "is B with 1 mines"),
        ([[E, B]], [0, 0], "beside a square that is not revealed"),
        ([[E, M], [M, "1"]], [0, 0], "is 1 with 2 mines"),
        ([[E]], None, "not [row, column]"),
        ([[E]], [], "not [row, column]"),
        ([[E]], [0], "not [row, column]"),
        ([[E]], [0, 0, 0], "not [row, column]"),
        ([[E]], (0, 0), "not [row, column]"),
        ([[E]], [0, "0"], "not [row, column]"),
        ([[E]], [False, 0], "not [row, column]"),
        ([[E]], [0.0, 0], "not [row, column]"),
        ([[E]], [-1, 0], "outside"),
        ([[E]], [0, -1], "outside"),
        ([[E]], [1, 0], "outside"),
        ([[E]], [0, 1], "outside"),
        ([[B]], [0, 0], "on a revealed square"),
        ([[M, "1", E]], [0, 1], "on a revealed square"),
    ],
)
def test_check_refuses(board, click, reason):
    """Broken: an input that no game can reach passes for legal."""
    with pytest.raises(ValueError, match=reason.replace("[", r"\[")):
        MINESWEEPER.rules.check(board, click)


@pytest.mark.parametrize(("rows", "columns"), [(51, 1), (1, 51)])
def test_bounds_refuse(rows, columns):
    """Broken: a board larger than the constraints allow becomes a case."""
    with pytest.raises(ValueError, match="the bounds are 1 to 50"):
        MINESWEEPER.rules.bounds([[E] * columns] * rows, [0, 0])
