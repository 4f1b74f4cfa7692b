"""The statistics on made-up samples, and the comparison on tiny problems: never on real speed."""

import gc
import io
import json
import subprocess
import sys
import time
from random import Random
from types import SimpleNamespace

import pytest
from kata import KataError
from kata.cases.model import Case
from kata.commands import compare
from kata.compare import estimates, rounds
from kata.compare.facts import Facts, PowerLaw, unit_of
from kata.compare.model import Report, Time
from kata.compare.tables import tables
from kata.compare.workloads import Workload
from kata.inside import probes
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.wire.plain import encode
from rich.console import Console
from tiny import ADDS, Repository, solution

QUICK = ("--budget=0.1",)


def samples(seed, scale=1.0, noise=0.1, number=30):
    """Times that scatter, now and then by much, as on a machine that others use."""
    rng = Random(seed)
    return [
        scale * rng.lognormvariate(0, noise) * rng.choice([1] * 9 + [1.5]) for _ in range(number)
    ]


@pytest.mark.parametrize("seed", range(20))
def test_two_copies_of_one_distribution_tie(seed):
    """Broken: noise is ranked."""
    assert estimates.ranks({"a": samples(f"a{seed}"), "b": samples(f"b{seed}")}) == {
        "a": 1,
        "b": 1,
    }


@pytest.mark.parametrize("seed", range(20))
def test_one_and_a_half_times_slower_is_found(seed):
    """Broken: a real difference drowns in ten percent of noise, or is far off."""
    fast, slow = samples(f"f{seed}", number=60), samples(f"s{seed}", 1.5, number=60)
    ratio, low, high = estimates.ratio(slow, fast)
    assert 1.4 <= ratio <= 1.6
    assert 1 < low <= ratio <= high
    assert estimates.ranks({"slow": slow, "fast": fast}) == {"fast": 1, "slow": 2}


def test_drift_that_hits_all_alike_does_not_count():
    """Broken: ratios are not taken within the rounds, and a slower hour counts as slower code."""
    drift = [1 + i / 10 for i in range(20)]
    slow = [1.2 * time for time in drift]
    assert estimates.ratio(slow, drift) == pytest.approx((1.2, 1.2, 1.2))


def test_who_ties_shares_a_rank_and_the_next_is_counted_on():
    """Broken: ranks run on as if there were no ties."""
    times = {"a": samples(1), "b": samples(2), "c": samples(3, 3), "d": samples(4, 9)}
    assert estimates.ranks(times) == {"a": 1, "b": 1, "c": 3, "d": 4}


@pytest.mark.parametrize("number", [1, 2, 7, 8, 20, 100])
def test_an_interval_holds_its_median(number):
    """Broken: with few samples the interval is narrower than the samples allow."""
    sample = samples(number, number=number)
    low, high = estimates.interval(sample)
    assert low <= sorted(sample)[number // 2] <= high
    assert (number >= 8) or (low, high) == (min(sample), max(sample))


@pytest.mark.parametrize("exponent", [0.5, 1, 2])
def test_growth_is_the_exponent_of_the_ladder(exponent):
    """Broken: a quadratic ladder is not seen to be one."""
    rng = Random(exponent)
    times = {size: size**exponent * rng.uniform(0.95, 1.05) for size in (12, 25, 50, 100, 200)}
    found, error = estimates.growth(times)
    assert exponent - 0.2 < found < exponent + 0.2
    assert 0 < error < 0.2


@pytest.mark.parametrize("number", [1_074, 3_000])
def test_an_interval_of_many_samples(number):
    """Broken: a long comparison of something quick ends in an overflow."""
    low, high = estimates.interval(list(range(number)))
    assert number * 0.4 < low < number / 2 < high < number * 0.6


def shown(found, **options):
    """A report as it is printed."""
    screen = Console(width=200, record=True, file=io.StringIO())
    for table in tables(found, **options):
        screen.print(table)
    return screen.export_text()


def test_titles_are_broken_between_words_and_vague_growth_is_left_out():
    """Broken: a title is split within a word, or an exponent is shown that means nothing."""
    workloads = {f"checkerboard number{i} 50": {"a": Time(1, 1, 1, 1, 1)} for i in range(7)}
    facts = {"a": Facts(1, PowerLaw("cells", 0.59, 9.57), None, 1, [])}
    text = shown(Report({}, 9, workloads, solutions=facts))
    assert text.count("checkerboard") == 7
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    assert "0.59" not in text


def test_a_table_fits_80_columns():
    """Broken: a terminal breaks the rows of a wide comparison."""
    names = ["a_solution_with_a_long_name", "another", "third"]
    times = dict.fromkeys(names, Time(0.00123, 12.3, 11.9, 12.5, 1))
    workloads = {f"win in the last column {i}": times for i in range(7)}
    facts = dict.fromkeys(names, Facts(1, PowerLaw("cells", 1.02, 0.03), 123456, 31, []))
    report = Report({}, 5, workloads, solutions=facts, weighed="open 50")
    text = shown(report, verbose=True)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    assert "…" not in text
    assert text.count("1.23 12.3") == 21


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    repository = Repository(tmp_path_factory.mktemp("repository"))
    more = '"plain": (size,), "other": (size,)'
    repository.change("problems/double/problem.py", '"plain": (size,)', more)
    repository.patch(
        "from kata.compare import rounds, workloads\nworkloads.SLOW = rounds.SLOW = 0.5\n"
    )
    return repository


def compared(repository, sources, *options):
    """What is printed, and the report, with these solutions beside the right one."""
    for name, source in sources.items():
        repository.write(f"problems/double/solutions/{name}.py", source)
    (repository.root / "out.json").unlink(missing_ok=True)
    run = repository.kata("compare", "double", *QUICK, "--out=out.json", *options)
    assert run.returncode in (0, 1), run.stderr
    for name in sources:
        (repository.root / f"problems/double/solutions/{name}.py").unlink()
    assert "Traceback" not in run.stderr
    report = json.loads((repository.root / "out.json").read_text())
    return run, report["problems"]["double"]


def test_a_report_holds_all_that_was_measured(repository):
    """Broken: the JSON lacks a part that the table is made of."""
    run, report = compared(repository, {"shifts": solution("return number << 1")})
    assert run.returncode == 0
    assert set(report["workloads"]) == {"plain 100", "other 100"}
    for times in report["workloads"].values():
        assert set(times) == {"adds", "shifts"}
        for one in times.values():
            assert one["low"] <= one["ratio"] <= one["high"]
            assert one["seconds"] > 0
            assert one["rank"] in (1, 2)
    for facts in report["solutions"].values():
        assert facts["memory"] is not None
        assert facts["lines"] == 3
    assert report["rejected"] == {}


def test_what_is_too_slow_for_some_inputs_is_timed_on_others(repository):
    """Broken: how much slower something is remains unknown, just because it is too slow."""
    slow = solution("while number == 7:\n    pass\nreturn 2 * number")
    _, report = compared(repository, {"slow": slow})
    assert report["rejected"] == {"slow": "Time Limit Exceeded"}
    assert "slow" in report["workloads"]["plain 100"]


@pytest.mark.parametrize(
    ("slug", "unit"),
    [
        ("best-time-to-buy-and-sell-stock", "items"),
        ("merge-intervals", "items"),
        ("reverse-linked-list", "nodes"),
        ("same-tree", "nodes"),
        ("valid-palindrome", "letters"),
        ("word-ladder", "letters"),
        ("minesweeper", "cells"),
        ("number-of-islands", "cells"),
        ("lru-cache", "values"),
    ],
)
def test_growth_is_told_in_what_the_inputs_consist_of(slug, unit):
    """Broken: the time for a list of prices grows "like cells"."""
    ladder = [Workload("", size, size, Case(0, "", "", b"", b"")) for size in (1, 2)]
    assert unit_of(ladder, find_problem(slug)) == unit
    assert unit_of(ladder[:1] * 2, find_problem(slug)) == "size"


class FakeSolution:
    problem = SimpleNamespace(rules=SimpleNamespace(accepts=None))

    def __init__(self, takes):  # seconds, for size 100
        self.name, self.takes = f"takes {takes}", takes


@pytest.fixture
def timed_for(monkeypatch):
    """A comparison of solutions that take that long, within a budget."""

    def ask(trial, _, workload, calls, batches, *_most, patience):
        takes = trial.solution.takes * workload.size / 100
        trial.total += min(takes * calls * batches, patience)
        if takes > patience:
            raise rounds.UntimedError(rounds.TOO_SLOW)
        return (takes, takes, takes), [b"6"]

    monkeypatch.setattr(rounds, "ask", ask)
    monkeypatch.setattr(rounds, "is_right", lambda *_: True)

    def timed(budget, *takes):
        solutions = [*map(FakeSolution, takes)]
        some = [Workload("plain", size, size, Case(0, "", "", b"", b"6")) for size in (10, 100)]
        found, rng = rounds.Measurements(some, budget), Random(1)
        while not found.rounds or found.make_time_for(estimates.ENOUGH):
            found.play_round(solutions, rng)
        return found

    return timed


@pytest.mark.parametrize("budget", [3, 15, 60])
@pytest.mark.parametrize("takes", [(0.001,), (0.001, 1.0), (0.001, 1.0, 1.2, 1.5), (1.0, 1.1)])
def test_the_budget_is_kept(timed_for, budget, takes):
    """Broken: with a slow solution, comparing takes many times the budget."""
    found = timed_for(budget, *takes)
    assert 0.6 * budget <= found.spent <= 1.1 * budget
    names = [f"takes {seconds}" for seconds in takes]
    samples = found.times(found.workloads[-1], names)
    for name in names:
        is_left_out = found.missing.get(("plain 100", name)) == rounds.OVER_BUDGET
        assert is_left_out != (name in samples)
    if budget > 3:
        assert set(samples) == set(names), "a second is not too slow for the default"
        assert len(found.rounds) >= (estimates.ENOUGH if 0.001 in takes else 1)


def test_a_recipe_that_makes_nothing_at_full_size_is_named(repository):
    """Broken: workloads() is blamed for what inputs() does not make, though it is absent."""
    rules = (repository.root / "problems/double/problem.py").read_text()
    recipe = "def inputs(pick, size):\n    return (pick(range(size if size < 9 else 0)),)\n"
    without = rules[: rules.index("def small")].replace("LARGEST = 100", "SMALL, LARGEST = 5, 100")
    repository.write("problems/double/problem.py", f"{without}{recipe}")
    run = repository.kata("compare", "double", *QUICK)
    repository.write("problems/double/problem.py", rules)
    says = "problem.py: inputs(pick, 100) made no input in 20 random tries, as pick() had nothing"
    assert says in run.stderr
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)


def test_a_wrong_solution_is_refused(repository):
    """Broken: a wrong solution is timed beside right ones."""
    run, report = compared(repository, {"off": solution("return number")})
    assert report["rejected"] == {"off": "Wrong Answer"}
    assert "✗ off: Wrong Answer; why: make judge P=double S=off CASE=3" in run.stdout
    assert all(set(times) == {"adds"} for times in report["workloads"].values())


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("while number == 500: pass\nreturn 2 * number", "too slow"),
        ("f = lambda n: n and f(n - 1)\nif number == 500: f(-1)\nreturn 2 * number", "too deep"),
        ("return 2 * number + (number == 500)", "wrong"),
        ("if number == 500: raise SystemExit\nreturn 2 * number", "SystemExit"),
        ("import os\nif number == 500: os._exit(0)\nreturn 2 * number", "crashed"),
    ],
)
def test_a_solution_that_fails_beyond_the_bounds_says_so(repository, body, why):
    """Broken: one that hangs, ends or errs at a large size spoils the table or stays in it."""
    run, report = compared(repository, {"small": solution(body)}, "--size=500")
    assert report["missing"]["plain 500"]["small"].startswith(why)
    assert set(report["workloads"]["plain 500"]) == {"adds"}
    assert why in run.stdout


def test_a_short_call_whose_arguments_take_long_is_timed(repository):
    """Broken: what is not timed makes a solution too slow, such as one step in a long list."""
    slow = "def arguments(number: int):\n    sum(range(200_000))\n    return (number,)\n"
    given = repository.write("problems/double/given.py", slow)
    _, report = compared(repository, {"shifts": solution("return number << 1")}, "--size=500")
    given.unlink()
    assert set(report["workloads"]["plain 500"]) == {"adds", "shifts"}


def test_a_solution_that_fails_on_a_rung_of_the_ladder(repository):
    """Broken: a failure at a size that is no column stops the comparison."""
    columns = '\nCOMPARED = [("plain", 3), ("other", 100)]\nLARGEST ='
    repository.change("problems/double/problem.py", "\nLARGEST =", columns)
    repository.change("problems/double/problem.py", "randint(0, size)", "randint(0, 9)")
    _, report = compared(
        repository, {"small": solution("while number == 50: pass\nreturn 2 * number")}
    )
    repository.change("problems/double/problem.py", columns, "\nLARGEST =")
    assert set(report["workloads"]) == {"plain 3", "other 100"}
    assert report["solutions"].keys() == {"adds", "small"}


def test_a_time_is_processor_time(repository):
    """Broken: waiting counts, so that on a busy machine the order is chance."""
    sleeps = "import time\ntime.sleep(number == 500 and 0.05)\nreturn 2 * number"
    run, report = compared(repository, {"sleeps": solution(sleeps)}, "--size=500")
    assert run.returncode == 0, run.stderr
    assert "double: processor time of one call" in run.stdout
    times = report["workloads"]["plain 500"]
    assert 0 < times["sleeps"]["seconds"] < 0.01
    assert times["adds"]["seconds"] > 1e-8, "it must not be rounded to ticks of a few ms"
    assert report["solutions"]["sleeps"]["rungs"], "what sleeps on one size is timed on all"


def test_a_process_that_dies_between_two_requests(repository):
    """Broken: the comparison ends without a word when a solution's process is gone."""
    dies = "import threading, time, os, sys\n" + solution(
        "if number == 500: threading.Timer(0.02, os._exit, (0,)).start()\nreturn 2 * number"
    )
    slow = solution("import time\ntime.sleep(number == 500 and 0.3)\nreturn 2 * number")
    run, report = compared(repository, {"dies": dies, "slow": slow}, "--size=500")
    assert run.returncode == 0, run.stderr
    assert "crashed" in report["missing"]["plain 500"].get("dies", "") + report["missing"].get(
        "other 500", {}
    ).get("dies", "")


@pytest.mark.parametrize("measure", [0.0, None, (1.0, 1.0), (0.0, 0.0, 0.0), ("x", 1.0, 1.0)])
def test_a_measure_that_a_solution_wrote_ends_nothing(measure):
    """Broken: one solution that forges its time ends the comparison of all others."""
    with pytest.raises(rounds.UntimedError):
        rounds._times(measure)


def test_a_path_with_brackets_is_compared(repository):
    """Broken: a part of a file's name is taken for markup and lost."""
    path = repository.write("elsewhere/a[b]/mine.py", ADDS)
    run, _ = compared(repository, {}, f"--file={path}")
    assert str(path) in run.stdout


def test_a_known_file_is_compared_once(repository):
    """Broken: FILE= of one of the problem's own solutions is timed twice."""
    _, report = compared(repository, {}, "--file=problems/double/solutions/adds.py")
    assert list(report["workloads"]["plain 100"]) == ["adds"]


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("class A:\n    def f(self): ...\n", 2),
        ('def f():\n    """Says it."""\n    return 1\n', 2),
        ('def f(): "Says it."\n', 1),
        ('"""Two\nlines."""\n\nx = """also\ntwo"""  # with a comment\n# and one more\n', 2),
    ],
)
def test_lines_of_code_are_counted(tmp_path, source, lines):
    """Broken: code shares a line with a docstring and is not counted, or prose is."""
    (tmp_path / "any.py").write_text(source)
    assert Solution(None, tmp_path / "any.py").lines == lines


class Fails:
    """A caller whose solution raises."""

    def prepare(self, _):
        return lambda: 1 // 0, ()


class Sleeps:
    """A caller whose solution takes next to no processor time."""

    def prepare(self, _):
        return time.sleep, (0.02,)

    def finish(self, _, value):
        return value


def test_a_sleep_takes_a_little_more_than_nothing(monkeypatch):
    """Broken: a ratio to a solution that only sleeps is a division by zero."""
    (processor, clocked, whole), _ = probes.seconds(Sleeps(), encode(()), 1, 1)
    assert 0 < processor < 0.02 <= clocked <= whole
    monkeypatch.setattr(probes, "processor_time", lambda: 1.0)
    (processor, *_), _ = probes.seconds(Sleeps(), encode(()), 1, 1)
    assert processor > 0


def test_measuring_leaves_the_collector_on():
    """Broken: after a call that fails, everything later runs without garbage collection."""
    with pytest.raises(ZeroDivisionError):
        probes.seconds(Fails(), encode(()), 1, 1)
    assert gc.isenabled()


def test_right_results_stay_where_the_reference_is_too_slow(repository):
    """Broken: with accepts(), a right solution is called wrong because nobody knows the answer."""
    slow = "return 2 * number if number < 200 else [n for n in iter(int, 1)]"
    repository.change("problems/double/problem.py", "return 2 * number", slow)
    accepts = "\n\ndef accepts(arguments, result):\n    return result == 2 * arguments[0]\n"
    rules = (repository.root / "problems/double/problem.py").read_text()
    for text in rules, rules + accepts:
        repository.write("problems/double/problem.py", text)
        _, report = compared(repository, {"shifts": solution("return number << 1")}, "--size=500")
        assert set(report["workloads"]["plain 500"]) == {"adds", "shifts"}
    repository.write("problems/double/problem.py", rules.replace(slow, "return 2 * number"))


def test_a_base_is_what_the_others_are_compared_with(repository):
    """Broken: BASE= changes nothing."""
    slow = solution("sum(range(2000))\nreturn 2 * number")
    _, report = compared(repository, {"slow": slow}, "--base=slow")
    assert report["workloads"]["plain 100"]["slow"]["ratio"] == 1
    assert report["workloads"]["plain 100"]["adds"]["ratio"] < 1


def test_a_file_from_anywhere_is_compared(repository):
    """Broken: FILE= is not judged, or not timed."""
    path = repository.write("elsewhere/mine.py", ADDS)
    run, report = compared(repository, {}, f"--file={path}")
    assert set(report["workloads"]["plain 100"]) == {"adds", str(path)}
    assert run.returncode == 0


def test_an_interrupted_run_prints_what_it_has(repository):
    """Broken: Ctrl-C loses what was measured, or leaves a process behind."""
    run = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, "compare", "double", "--budget=60", "--out=out.json"],
        cwd=repository.root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    output, errors = run.communicate(timeout=60)
    assert run.returncode == 130, errors
    assert "double: processor time of one call, from 3 rounds; interrupted" in output
    assert "adds" in output
    assert "Traceback" not in errors
    assert (
        json.loads((repository.root / "out.json").read_text())["problems"]["double"]["rounds"] == 3
    )


# Presses Ctrl-C when three rounds are done, and in the middle of the fourth.
INTERRUPTED = """
import os, signal, sys
sys.path.insert(0, "scripts")
from kata.compare import rounds
ask, play = rounds.ask, rounds.Measurements.play_round
def asks(*request, **patience):
    if len(RUNNING.rounds) == 3:
        os.kill(os.getpid(), signal.SIGINT)
    return ask(*request, **patience)
def plays(measurements, *rest):
    global RUNNING
    RUNNING = measurements
    rounds.ask = asks
    play(measurements, *rest)
rounds.Measurements.play_round = plays
from kata.commands.main import main
main()
"""


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["nothing"], "no problem here has a name like 'nothing'"),
        (["tic-tac-toe-lcci", "nothing"], "tic-tac-toe-lcci has no solution 'nothing'"),
        (["tic-tac-toe-lcci", "--base=nothing"], "tic-tac-toe-lcci has no solution 'nothing'"),
        (["tic-tac-toe-lcci", "--file=nowhere"], "nowhere: no such file or folder"),
        (["tic-tac-toe-lcci", "--size=0"], "SIZE=0: a size is 1 or more"),
        (["tic-tac-toe-lcci", "--size=many"], "SIZE=many: write a whole number"),
        ([], "name a problem, P=: one of"),
        (["tic-tac-toe-lcci", "--budget=0"], "BUDGET=0: write a number of seconds above 0"),
        (["", "bfs"], "S= and BASE= are about one problem"),
        (
            ["tic-tac-toe-lcci", "--out=README.md/x.json"],
            "OUT=README.md/x.json: cannot write there",
        ),
        (["tic-tac-toe-lcci", "--out=/"], "OUT=/: cannot write there"),
    ],
)
def test_a_call_that_is_wrong_gets_one_line(options, says):
    """Broken: a mistyped comparison measures something else, or nothing."""
    with pytest.raises(KataError) as error:
        compare.main(options)
    assert str(error.value).startswith(says)
    assert "\n" not in str(error.value)


def test_a_base_that_is_wrong_is_one_line_and_2(repository):
    """Broken: all is measured against a solution that is not accepted."""
    run = repository.kata("compare", "double", "--base=wrong/squares")
    assert run.stderr.startswith("compare: BASE=wrong/squares: Wrong Answer; make judge P=double")
    assert (run.stdout, run.stderr.count("\n"), run.returncode) == ("", 1, 2)
