"""What is printed as JSON is described by scripts/schema.json."""

import json
import os

import pytest
from kata.commands.schema import SCHEMA, schema
from tiny import ADDS, solution, valid

STOPS = "import time\ntime.sleep(0.05)\nreturn 2 * number"
BODIES = {
    "Accepted": "return 2 * number",
    "Wrong Answer": "return number * number",
    "Runtime Error": "return {}[number]",
    "Not Judged": "import numpy",
}


def test_the_schema_is_that_of_the_types():
    """Broken: a field is printed that the schema lacks, or is described as it was once."""
    assert SCHEMA.read_text("utf-8") == schema(), "make fmt updates schema.json"


def test_every_verb_prints_what_the_schema_describes(repository):
    """Broken: a program that reads the JSON of a verb meets a field that no schema names."""
    for name, body in BODIES.items():
        repository.write(f"mine/{name}.py", solution(body))
    repository.write("problems/double/solutions/stops.py", solution(STOPS))
    home = os.environ | {"KATA_HOME": str(repository.root / "home"), "KATA_NOW": "2026-03-20T21:30"}
    repository.kata("today", "double", input="6\n6\nq\n", env=home)
    for words, found in (
        (["judge", "--file=mine", "--hints=1"], [*BODIES]),
        (["judge", "double", "stops", "--limit=run=1.5"], ["Accepted"]),
        (["judge", "double", "adds", "wrong/squares", "--keep"], ["Accepted", "Wrong Answer"]),
        (["judge", "double", "wrong/squares", "--case=1"], ["Wrong Answer"]),
        (["judge", "-"], ["Accepted"]),
        (["judge", "trouble"], []),
    ):
        run = repository.kata(*words, "--json", input=ADDS)  # which validates what is printed
        printed = [json.loads(line) for line in run.stdout.splitlines()]
        assert sorted(one["verdict"] for one in printed) == sorted(found), run.stderr
        assert ("kept in" in run.stderr) == ("--keep" in words)
        assert [one for one in printed if one["stopped"]] == printed * ("stops" in words)
    assert repository.kata("list", "trouble", "--json").stdout == "[]\n"
    for verb in "list", "log":
        assert '"due": "2026-03-21"' in repository.kata(verb, "double", "--json", env=home).stdout
    run = repository.kata("compare", "double", "adds", "--budget=0.1", "--out=out.json")
    measured = valid(json.loads((repository.root / "out.json").read_text()))
    assert [*measured["problems"]] == ["double"], run.stderr
    with pytest.raises(AssertionError, match="forbids"):
        valid(measured | {"another": 1})
