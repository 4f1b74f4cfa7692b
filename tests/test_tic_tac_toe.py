"""What is particular to tic-tac-toe: how many positions there are, and what no game can be."""

from collections import Counter
from random import Random

import pytest
from kata.cases.checker import why_illegal
from kata.problem.lookup import find_problem
from kata.wire.plain import encode

TIC_TAC_TOE = find_problem("tic-tac-toe-lcci")


def test_every_reachable_position_up_to_3x3_is_there():
    """Broken: the exhaustive cases miss positions, or hold some that no game reaches."""
    sizes = Counter(len(board) for (board,) in TIC_TAC_TOE.rules.small())
    assert sizes == {1: 2, 2: 29, 3: 5_478}


def test_check_allows_exactly_the_reachable_positions():
    """Broken: the rules and the games that follow them disagree about a 3×3 board."""
    small = {tuple(board) for (board,) in TIC_TAC_TOE.rules.small()}
    legal = set()
    for number in range(3**9):
        marks = "".join(" OX"[number // 3**i % 3] for i in range(9))
        board = [marks[:3], marks[3:6], marks[6:]]
        try:
            TIC_TAC_TOE.rules.check(board)
        except ValueError:
            continue
        legal.add(tuple(board))
    assert legal == {board for board in small if len(board) == 3}


@pytest.mark.parametrize(
    ("generator", "least", "endings"),
    [("win", 1, {"O", "X"}), ("draw", 3, {"Draw"}), ("last_blank", 3, {"Pending"})],
)
def test_a_planned_game_ends_as_planned(generator, least, endings):
    """Broken: a generator misses the ending it is named after, or the reference misjudges it."""
    make = TIC_TAC_TOE.rules.generators[generator]
    boards = [make(Random(f"{size}"), size) for size in range(least, 40)]
    assert {TIC_TAC_TOE.rules.reference(*board) for board in boards} == endings


def test_cases_hold_every_number_of_lines_that_one_move_can_complete():
    """Broken: nobody is judged on a last move that fills two, three or four lines."""
    rules = TIC_TAC_TOE.rules
    full_lines = rules.reference.__globals__["full_lines"]
    numbers = {player: set() for player in "OX"}
    for _, (board,) in rules.killers():
        for player in "OX":
            numbers[player].add(len(full_lines(board, player)))
    assert numbers == {"O": {0, 1, 2, 3, 4}, "X": {0, 1, 2, 3, 4}}


def test_cases_reach_both_bounds():
    """Broken: no case is as large, or as small, as the constraints allow."""
    killers = [board for _, (board,) in TIC_TAC_TOE.rules.killers()]
    assert {1, 100} <= {len(board) for board in killers + [b for (b,) in TIC_TAC_TOE.rules.small()]}


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        (None, "board is None, want List[str]"),
        ([None], "board[0] is None, want str"),
        ([], "board.length is 0; the constraints allow 1 to 100"),
        ([""], "board[i].length is 0; the constraints allow 1 to 100"),
        (["O "], "board.length and board[i].length must be the same number"),
        (["O", " "], "board.length and board[i].length must be the same number"),
        (["O ", " "], "board[i].length must be the same number"),
        (["o"], "board[i][j] is 'o'"),
        (["0"], "board[i][j] is '0'"),
        (["."], "board[i][j] is '.'"),
        (["X"], "-1 marks more"),
        (["OO", "  "], "2 marks more"),
        (["OOO", "XXX", "   "], "both players"),
        (["OOO", "XX ", "X  "], "O has a full line, but the other moved last"),
        (["XXX", "OO ", "OO "], "X has a full line, but the other moved last"),
        (["OOOO", "XXX ", "XXX ", "OOOO"], "2 marks more"),
        (["OOOOO", "XXXX ", "XXXX ", "X    ", "OOOOO"], "share no square"),
    ],
)
def test_what_no_game_can_be_is_refused(board, reason):
    """Broken: a board that no game can reach passes for legal."""
    assert reason in why_illegal(TIC_TAC_TOE, encode((board,)))


def test_bounds_refuse():
    """Broken: a board larger than the constraints allow becomes a case."""
    assert "board.length is 101; the constraints allow 1 to 100" in why_illegal(
        TIC_TAC_TOE, encode(([" " * 101] * 101,))
    )
