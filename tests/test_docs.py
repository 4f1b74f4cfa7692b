"""What the documents say is what the code does."""

import re
import subprocess
import sys

from kata.cases.generate import cases_of
from kata.commands.options import OPTIONS
from kata.judge.measured import TABLE, measured_row, rows_in
from kata.judge.verdict import judge
from kata.paths import ROOT
from kata.practice.hints import HINTS
from kata.practice.rating import RULES
from kata.problem.lookup import find_problem, known_lists, problems
from kata.problem.rules import OPTIONAL
from kata.problem.solution import DECLARED
from kata.show.report import report
from kata.tools.documents import readme_texts
from kata.tools.refuted import REFUTED
from kata.watch.page.model import issue_of
from kata.watch.why.explain import explained

DOCUMENTS = {
    str(path.relative_to(ROOT)): path.read_text("utf-8")
    for pattern in ("README.md", "problems/*.md", "problems/*/*.md", "scripts/*.md")
    for path in sorted(ROOT.glob(pattern))
}
README, PROBLEMS = DOCUMENTS["README.md"], DOCUMENTS["problems/README.md"]
MANUAL = "\n".join(text for name, text in DOCUMENTS.items() if name.startswith("scripts/"))


def test_lists_are_up_to_date():
    """Broken: a README lists solutions, times or spaces that are not those of the files."""
    texts, left_out = readme_texts(problems())
    old = [str(path) for path, text in texts.items() if path.read_text("utf-8") != text]
    assert not old, f"out of date: {', '.join(old)}; run make fmt"
    assert not left_out, f"in no list: {', '.join(map(str, left_out.values()))}"


def test_the_cases_of_every_problem_are_counted():
    """Broken: a change of some problem's cases would pass unseen, for want of a row."""
    counted = [problem.slug for problem in problems() if problem.has_answer]
    assert [*rows_in(TABLE)] == counted, "problems/cases.tsv is out of date; run make fmt"


def test_every_mistake_has_its_refutation():
    """Broken: a README lists a mistake without what refutes it, or with what refuted another."""
    found = [measured_row(one) for problem in problems() for one in problem.mistakes]
    kept = ["\t".join(row.split("\t")[:2]) for row in rows_in(REFUTED).values()]
    assert kept == found, "problems/refuted.tsv is out of date; run make fmt"


def test_the_lists_that_are_promised_are_here():
    """Broken: the README promises lists of problems, and one of these problems is missing."""
    here = {problem.number for problem in problems()}
    for name, title, count in ("blind75", "Blind 75", 75), ("neetcode150", "NeetCode 150", 150):
        assert title in README
        assert len(known_lists()[name]) == count
        assert not {*known_lists()[name]} - here


def test_the_problems_are_counted():
    """Broken: the README tells another number of problems than there are."""
    assert f"{len(problems())} LeetCode problems in Python" in README


def test_the_reported_mistakes_are_listed_and_counted():
    """Broken: a mistake that LeetCode accepted is in no list, or their number is another."""
    mistakes = (one for problem in problems() for one in problem.mistakes)
    reported = [str(one.path.relative_to(ROOT / "problems")) for one in mistakes if issue_of(one)]
    accepted, readme = DOCUMENTS["problems/ACCEPTED.md"], README.partition("## Wrong, yet")[2]
    assert sorted(re.findall(r"\]\((\S+/wrong/\w+\.py)\) \|", accepted)) == sorted(reported)
    assert {*re.findall(r"problems/(\S+/wrong/\w+\.py)", readme)} <= {*reported}
    assert f"All {len(reported)} mistakes here that LeetCode was reported to accept" in readme


def test_the_failure_that_the_readme_shows_is_the_real_one():
    """Broken: the README shows a report that the judge no longer gives."""
    minesweeper = find_problem("minesweeper")
    cases = cases_of(minesweeper)
    verdict = explained(judge(minesweeper.solution("wrong/four_directions"), cases))
    command = "$ make judge P=minesweeper S=wrong/four_directions"
    assert f"{command}\n{report(verdict)}\n```" in README


def test_the_collection_that_the_documents_show_is_the_real_one():
    """Broken: the manual shows a summary that the judge no longer gives."""
    command, shown = re.search(r"\$ make judge FILE='(.*)'\n((?s:.*?))```", MANUAL).groups()
    script = [sys.executable, "scripts/kata", "judge", f"--file={command}", "--fresh"]
    run = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout == shown


def test_the_comparison_that_the_documents_show_has_all_solutions():
    """Broken: the manual compares solutions that are not there, or not all."""
    shown = re.search(r"\$ make compare P=minesweeper.*\n((?s:.*?))```", MANUAL)[1]
    ranked = re.findall(r"^\d+[ ≈] (\w+)", shown, re.MULTILINE)
    assert set(ranked) == {solution.name for solution in find_problem("minesweeper").solutions}


def names_in(document, heading):
    """The names in the first column of the table below a heading."""
    table = document.partition(f"\n### {heading}\n")[2].partition("\n### ")[0]
    rows = [line.split(" | ")[0] for line in table.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`(\w+)", row)}


def test_the_documented_contract_is_the_one_in_the_code():
    """Broken: problems/README.md names what nothing reads, or lacks what a file may set."""
    assert names_in(PROBLEMS, "What problem.py may define") == {*OPTIONAL, "answer", "gen_"}
    assert names_in(PROBLEMS, "Mistakes") == set(DECLARED)


def test_the_documented_ratings_are_those_in_the_code():
    """Broken: the manual promises another rating than an attempt gets."""
    easy, good, hard = RULES
    for rule in easy, good:
        row = f"| {rule.rating} | {rule.tries} | none | {rule.minutes} min |"
        assert row in MANUAL
        assert rule.hints == 0
    assert f"| {hard.rating} | any | any | any |" in MANUAL
    assert all(f"| `{number}" in MANUAL for number, _ in enumerate(HINTS, 1))


def test_every_option_is_documented():
    """Broken: an option is in the code, and only `--help` names it."""
    for option in (one for some in OPTIONS.values() for one in some):
        assert option.word in MANUAL or f"`{option.variable}=" in MANUAL, option.word


def test_the_table_of_changes_names_what_is_there():
    """Broken: whoever wants to change something is sent to a file that no longer holds it."""
    named = re.findall(r"`(\w+)` in \[[^]]+\]\((kata/[^)]+)\)", MANUAL)
    assert len(named) > 5
    for name, path in named:
        text = (ROOT / "scripts" / path).read_text("utf-8")
        assert re.search(rf"^(class |def )?{name}\b", text, re.MULTILINE), (
            f"{name} is not in {path}"
        )


def test_make_help_lists_every_target_that_the_documents_name():
    """Broken: a document names a target that `make help` does not list, or the README lacks one."""
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    targets = set(re.findall(r"^  make (\w+)", listed.stdout, re.MULTILINE))
    assert set(re.findall(r"^\| `make (\w+)`", README, re.MULTILINE)) == targets
    assert set(re.findall(r"[`$] ?make (\w+)", README + PROBLEMS + MANUAL)) == targets


def test_the_readme_is_one_page():
    """Broken: the README outgrows a page, or a row of its tables a screen."""
    lines = README.splitlines()
    assert len(lines) <= 120
    assert max(len(line) for line in lines if line.startswith("|")) <= 205


def test_every_link_within_the_repository_leads_somewhere():
    """Broken: a document links to a file or a heading that is not there."""
    for name, text in DOCUMENTS.items():
        page = ROOT / name
        links = re.findall(r"\]\(([^)]+)\)|^\[[^]]+\]: (\S+)", text, re.MULTILINE)
        for link in filter(lambda link: "://" not in link, map("".join, links)):
            path, _, heading = link.partition("#")
            target = page.parent / path if path else page
            assert target.exists(), f"{page}: {link}"
            if heading:
                heads = re.findall(r"^#+ (.*)", target.read_text("utf-8"), re.MULTILINE)
                slugs = {re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in heads}
                assert heading in slugs, f"{page}: {link}"


def test_locked_packages_are_the_pinned_ones():
    """Broken: pyproject.toml pins a version that requirements.txt does not install."""
    pinned = re.findall(
        r'^  "([\w-]+==[\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE
    )
    locked = re.findall(
        r"^([\w-]+==[\d.]+)", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE
    )
    assert pinned
    assert set(pinned) <= set(locked), "lock them anew: the command stands in requirements.txt"
