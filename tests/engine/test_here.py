"""A solution in the judge's own interpreter, as in a browser: nothing is judged otherwise there."""

import json
import subprocess
import sys
from functools import cache

import pytest
from tiny import ROOT

SLUGS = """two-sum 3sum climbing-stairs rotate-image remove-element linked-list-cycle
    serialize-and-deserialize-binary-tree merge-two-sorted-lists design-tic-tac-toe
    invert-binary-tree flood-fill course-schedule""".split()
STACK = "ulimit -s 655360; exec"  # as much as a solution's own process has


@cache
def told(how, slug):
    """What is told of each solution and mistake of a problem."""
    command = f"{STACK} {sys.executable} {ROOT}/tests/here.py {how} {slug}"
    run = subprocess.run(
        ["bash", "-c", command],
        env={"PYTHONHASHSEED": "0"}, capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_verdict_is_the_same_as_with_processes(slug):
    """Broken: another word, input or reason in the browser than in a terminal."""
    here, there = told("ticks", slug), told("forked", slug)
    assert len(here) > 8
    for own, other in zip(here, there, strict=True):
        assert own == other


@pytest.mark.parametrize("slug", SLUGS[:3])
def test_the_verdict_is_the_same_however_a_process_is_made(slug):
    """Broken: where nothing can be forked, another word, input or reason is told."""
    assert told("forked", slug) == told("started", slug)
