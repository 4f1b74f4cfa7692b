"""A problem answers to what people call it, and a name that none has is answered with help."""

import pytest
from kata import KataError
from kata.problem.lookup import find_problem

NAMES = {
    "surrounded-regions": (
        *("surrounded-regions", "surrounded_regions", "Surrounded Regions", "surrounded regions"),
        *("130", "130.", "#130", "130. Surrounded Regions", "130. 被围绕的区域", "被围绕的区域"),
        *("problems/surrounded-regions/", "./problems/surrounded-regions"),
        "https://leetcode.com/problems/surrounded-regions",
        "https://leetcode.com/problems/surrounded-regions/description/",
        "https://leetcode.cn/problems/surrounded-regions/description/?envType=daily&id=1",
        "leetcode.com/contest/weekly-contest-1/problems/surrounded-regions/",
    ),
    "tic-tac-toe-lcci": ("16.04", "Tic-Tac-Toe", "16.04. Tic-Tac-Toe", "tic tac toe"),
    "n-queens": ("51", "N-Queens", "n_queens", "nqueens", "51-n-queens", "0051_n_queens"),
}


@pytest.mark.parametrize(
    ("name", "slug"), [(name, slug) for slug, names in NAMES.items() for name in names]
)
def test_a_problem_answers_to_its_names(name, slug):
    """Broken: what LeetCode's page shows, pasted after P=, names no problem."""
    assert find_problem(name).slug == slug


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("surounded-regions", "unknown problem 'surounded-regions'; did you mean surrounded-"),
        ("130. Surounded Regions", "did you mean surrounded-regions?"),
        (
            "tic tac",
            "did you mean design-tic-tac-toe, find-winner-on-a-tic-tac-toe-game or tic-tac",
        ),
        (
            "Zigzag Converter",
            "no problem here has a name like 'Zigzag Converter'; start it: make new P=zig",
        ),
        (
            "Zigzag Conversoin",
            "did you mean zigzag-conversion? Start it: make new P=zigzag-conversion",
        ),
        (
            "Zigzag Conversion",
            "Zigzag Conversion (6) is not here; start it: make new P=zigzag-conversion",
        ),
        ("6", "6 is Zigzag Conversion, which is not here; start it: make new P=6"),
        ("9999", "no problem here has the number 9999; start it by its name: make new P=<name>"),
        ("175", "175 is Combine Two Tables, which is not here; LeetCode wants it in SQL, and"),
        ("130. Zigzag Conversion", "Zigzag Conversion (6) is not here; start it: make new P=zig"),
        (
            "../n-queens",
            "no problem here has a name like '../n-queens'; start it: make new P=<name>",
        ),
        (" ", "name a problem, P=: one of the "),
    ],
)
def test_a_name_that_none_has_is_answered_with_the_nearest(name, says):
    """Broken: a misspelt name is answered with the list of all problems, or finds another."""
    with pytest.raises(KataError) as error:
        find_problem(name)
    assert says in str(error.value)
    assert "\n" not in str(error.value)
    assert name == " " or "clone-graph" not in str(error.value)


NUMBERED = "# Two Times\n\nLeetCode [7](https://leetcode.com/problems/double/), easy"
REFUSED = {
    "judge": (["nothing"], "double has no solution 'nothing'"),
    "compare": (["nothing"], "double has no solution 'nothing'"),
    "page": (["nothing"], "double has no solution 'nothing'"),
    "new": (["adds"], "double/solutions/adds.py already exists"),
}


def test_every_command_knows_the_names(repository):
    """Broken: a command knows no number or title, or a broken folder keeps others from it."""
    repository.change("problems/double/README.md", "# Double", NUMBERED)
    assert "3 passed" in repository.suite("--problem=7", "--solution=adds").stdout
    (repository.root / "problems/an-empty-one").mkdir()
    repository.write("problems/another/README.md", b"# \xff\n")
    for script, (options, says) in REFUSED.items():
        for name in "7", "Two Times":
            assert says in repository.kata(script, name, *options).stderr
