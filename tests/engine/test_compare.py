"""The statistics on made-up samples, and the comparison on tiny problems: never on real speed."""

import json
import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from kata import KataError
from kata.cases.model import Case
from kata.commands import compare, main
from kata.commands.cli import console, write_out
from kata.compare import comparison, rounds
from kata.compare import facts as statistics
from kata.compare.facts import Facts
from kata.compare.tables import tables
from kata.compare.workloads import Workload
from kata.inside import probes
from kata.wire.plain import encode
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
    assert statistics.ranks({"a": samples(f"a{seed}"), "b": samples(f"b{seed}")}) == {
        "a": 1,
        "b": 1,
    }


@pytest.mark.parametrize("seed", range(20))
def test_one_and_a_half_times_slower_is_found(seed):
    """Broken: a real difference drowns in ten percent of noise, or is far off."""
    fast, slow = samples(f"f{seed}", number=60), samples(f"s{seed}", 1.5, number=60)
    ratio, low, high = statistics.ratio(slow, fast)
    assert 1.4 <= ratio <= 1.6
    assert 1 < low <= ratio <= high
    assert statistics.ranks({"slow": slow, "fast": fast}) == {"fast": 1, "slow": 2}


def test_drift_that_hits_all_alike_does_not_count():
    """Broken: ratios are not taken within the rounds, and a slower hour counts as slower code."""
    drift = [1 + i / 10 for i in range(20)]
    slow = [1.2 * time for time in drift]
    assert statistics.ratio(slow, drift) == pytest.approx((1.2, 1.2, 1.2))


def test_who_ties_shares_a_rank_and_the_next_is_counted_on():
    """Broken: ranks run on as if there were no ties."""
    times = {"a": samples(1), "b": samples(2), "c": samples(3, 3), "d": samples(4, 9)}
    assert statistics.ranks(times) == {"a": 1, "b": 1, "c": 3, "d": 4}


@pytest.mark.parametrize("number", [1, 2, 7, 8, 20, 100, 3_000])
def test_an_interval_holds_its_median(number):
    """Broken: of few samples the interval is too narrow, or of many there is an overflow."""
    sample = samples(number, number=number)
    low, high = statistics.interval(sample)
    assert low <= sorted(sample)[number // 2] <= high
    assert (number >= 8) or (low, high) == (min(sample), max(sample))


@pytest.mark.parametrize("exponent", [0.5, 1, 2])
def test_growth_is_the_exponent_of_the_ladder(exponent):
    """Broken: a quadratic ladder is not seen to be one."""
    rng = Random(exponent)
    times = {size: size**exponent * rng.uniform(0.95, 1.05) for size in (12, 25, 50, 100, 200)}
    found, error = statistics.growth(times)
    assert exponent - 0.2 < found < exponent + 0.2
    assert 0 < error < 0.2


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

    def timed(budget, *takes, progress=print):
        solutions = [*map(FakeSolution, takes)]
        some = [Workload("plain", size, size, Case(0, "", "", b"", b"6")) for size in (10, 100)]
        found, rng = rounds.Measurements(some, budget, progress), Random(1)
        while not found.rounds or found.make_time_for(statistics.ENOUGH):
            found.play_round(solutions, rng)
        return found

    return timed


@pytest.mark.parametrize("budget", [3, 15, 60])
@pytest.mark.parametrize("takes", [(0.001,), (0.001, 1.0), (0.001, 1.0, 1.2, 1.5), (1.0, 1.1)])
def test_the_budget_is_kept(timed_for, budget, takes):
    """Broken: with a slow solution, comparing takes many times the budget."""
    told = []
    found = timed_for(budget, *takes, progress=told.append)
    assert 0.6 * budget <= found.spent <= 1.1 * budget
    assert told == sorted(told), "the bar goes back"
    assert len(told) > len(found.rounds), "the bar stands still for the whole of a round"
    names = [f"takes {seconds}" for seconds in takes]
    samples = found.times(found.workloads[-1], names)
    for name in names:
        is_left_out = found.missing.get(("plain 100", name)) == rounds.OVER_BUDGET
        assert is_left_out != (name in samples)
    if budget > 3:
        assert set(samples) == set(names), "a second is not too slow for the default"
        assert len(found.rounds) >= (statistics.ENOUGH if 0.001 in takes else 1)


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


def test_what_lacks_a_column_is_ranked_by_its_times():
    """Broken: what is too slow for one input stands in alphabetical order, the fastest last."""
    some = [Workload(kind, 10, 10, Case(0, "", "", b"", b"")) for kind in ("all", "most", "few")]
    times = {
        "bulky": (9, 9, 9),
        "quick": (2, 2),
        "slow": (7, 7),
        "also slow": (7.1, 7),
        "worst": (8,),
    }
    found = rounds.Measurements(some)
    for noise in samples(1):
        found.rounds.append(
            {
                (workload.name, name): noise * seconds * (0.99 if len(found.rounds) % 2 else 1)
                for name, all_seconds in times.items()
                for workload, seconds in zip(some, all_seconds)
            }
        )
    ranked = comparison._all_ranks(found, some, sorted(times))
    assert [*ranked] == ["bulky", "quick", "slow", "also slow", "worst"]
    assert ranked == {"bulky": 1, "quick": 2, "slow": 3, "also slow": 4, "worst": 5}


def shown(report):
    """The tables of a report, as they are printed."""
    with redirect_stdout(StringIO()) as printed:
        for table in tables(report, {name: name for name in report.solutions}):
            console().print(table)
    return printed.getvalue()


def test_a_tie_is_marked_beside_its_rank():
    """Broken: eight of ten solutions are "2", which tells their order to nobody."""
    facts = {
        name: Facts(rank, None, None, 3, []) for name, rank in {"b": 1, "c": 2, "a": 2}.items()
    }
    times = {name: comparison.Time(0.01, 1.0, 1.0, 1.0, 1) for name in facts}
    printed = shown(comparison.Report({}, 8, {"plain 10": times}, {}, facts))
    assert re.findall(r"^(\S+) +(\w) ", printed, re.MULTILINE) == [
        ("1", "b"),
        ("2", "c"),
        ("3≈", "a"),
    ]


def fake_verdict(name):
    solution = SimpleNamespace(name=name, is_elsewhere=False, path=Path(name))
    boxed = SimpleNamespace(missing="")
    return SimpleNamespace(solution=solution, accepted=True, sandbox=boxed, machine="")


def test_what_is_too_slow_is_one_line_and_no_failure(capsys):
    """Broken: a line for each workload reads as if as many things had failed."""
    facts = {name: Facts(1, None, None, 3, []) for name in ("fast", "slow")}
    time = {"fast": comparison.Time(0.01, 1.0, 1.0, 1.0, 1, rounds=8)}
    missing = {name: {"slow": rounds.OVER_BUDGET} for name in ("open 500", "dense 500")}
    report = comparison.Report({}, 8, dict.fromkeys(missing, time), missing, facts)
    verdicts = [fake_verdict(name) for name in facts]
    found = comparison.Comparison(verdicts, report)
    compare.show(SimpleNamespace(slug="double"), found, SimpleNamespace(base=None, verbose=False))
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2] == "slow: too slow for the budget on open 500, dense 500"
    assert not [line for line in lines if "✗" in line]


FULL = """
import resource, signal
from kata.commands import compare
to_data = compare.to_data
def fill_the_disk(found):
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))
    return to_data(found)
compare.to_data = fill_the_disk
"""


def test_an_older_report_is_kept_where_the_new_one_cannot_be_written(tmp_path):
    """Broken: on a full disk the older report is lost, and no file is named."""
    repository = Repository(tmp_path)
    repository.patch(FULL)
    older = repository.write("older.json", "the older one\n")
    for path in older, tmp_path / "new.json":
        run = repository.kata("compare", "double", *QUICK, f"--out={path}")
        says = f"compare: OUT={path}: cannot write there: File too large; name a file"
        assert run.stderr.startswith(says), run.stderr
        assert run.returncode == 2
    assert older.read_text() == "the older one\n"
    assert [*tmp_path.glob("*.json*")] == [older]


def test_a_report_stays_as_private_as_the_older_one_was(tmp_path):
    """Broken: a report that nobody else may read becomes readable by all."""
    older = tmp_path / "older.json"
    older.touch(0o600)
    write_out("out", older, "new\n")
    assert (older.read_text(), older.stat().st_mode & 0o777) == ("new\n", 0o600)


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


@pytest.mark.parametrize("measure", [0.0, None, (1.0, 1.0), (0.0, 0.0, 0.0), ("x", 1.0, 1.0)])
def test_a_measure_that_a_solution_wrote_ends_nothing(measure):
    """Broken: one solution that forges its time ends the comparison of all others."""
    with pytest.raises(rounds.UntimedError):
        rounds._times(measure)


def test_what_takes_no_processor_time_takes_a_little(monkeypatch):
    """Broken: a ratio to a solution that only sleeps is a division by zero."""
    caller = SimpleNamespace(prepare=lambda _: (abs, (1,)), finish=lambda _, value: value)
    monkeypatch.setattr(probes, "processor_time", lambda: 1.0)
    (processor, *_), _ = probes.seconds(caller, encode(()), 1, 1)
    assert processor > 0


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
    """Broken: FILE= is not judged, or not timed, or a part of its name is taken for markup."""
    path = repository.write("elsewhere/a[b]/mine.py", ADDS)
    run, report = compared(repository, {}, f"--file={path}")
    assert re.search(r"^[12]≈? +mine.py ", run.stdout, re.MULTILINE)
    assert str(path) not in run.stdout
    assert set(report["workloads"]["plain 100"]) == {"adds", str(path)}
    assert run.returncode == 0


# Presses Ctrl-C when three rounds are done, and in the middle of the fourth.
INTERRUPTED = """
import os, signal
from kata.compare import rounds
ask, play = rounds.ask, rounds.Measurements.play_round
def asks(*request, **patience):
    if len(running.rounds) == 3:
        os.kill(os.getpid(), signal.SIGINT)
    return ask(*request, **patience)
def plays(measurements, *rest):
    global running
    running = measurements
    rounds.ask = asks
    play(measurements, *rest)
rounds.Measurements.play_round = plays
"""


def test_an_interrupted_run_prints_what_it_has(tmp_path):
    """Broken: Ctrl-C loses what was measured, or leaves a process behind."""
    repository = Repository(tmp_path)
    repository.patch(INTERRUPTED)
    run = repository.kata("compare", "double", "--budget=60", "--out=out.json")
    assert (run.returncode, "Traceback" in run.stderr) == (130, False), run.stderr
    assert "double: processor time of one call, from 3 rounds; interrupted" in run.stdout
    assert "adds" in run.stdout
    assert json.loads((tmp_path / "out.json").read_text())["problems"]["double"]["rounds"] == 3


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["nothing"], "no problem here has a name like 'nothing'"),
        (["tic-tac-toe-lcci", "nothing"], "tic-tac-toe-lcci has no solution 'nothing'"),
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
        main.run("compare", options)
    assert str(error.value).startswith(says)
    assert "\n" not in str(error.value)


def test_a_base_that_is_wrong_is_one_line_and_2(repository):
    """Broken: all is measured against a solution that is not accepted."""
    run = repository.kata("compare", "double", "--base=wrong/squares")
    assert run.stderr.startswith("compare: BASE=wrong/squares: Wrong Answer; make judge P=double")
    assert (run.stdout, run.stderr.count("\n"), run.returncode) == ("", 1, 2)
