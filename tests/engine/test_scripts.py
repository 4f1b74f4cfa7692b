"""The scripts of the pages: how they are put together, linted, and tested with Node."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from browser import REQUIRED
from kata import KataError
from kata.live.build import installed
from kata.live.declarations import FILE, declarations
from kata.watch.page import render as scripts
from kata.watch.page.render import bundled
from tiny import ROOT

NODE = shutil.which("node")
NO_NODE = "no Node for the tests of the pages' scripts: apt-get install nodejs (Debian)"
TESTS = ROOT / "tests" / "engine" / "scripts"
needs_node = pytest.mark.skipif(not NODE and not REQUIRED, reason=NO_NODE)


def node(*arguments):
    """What Node does with these arguments, and none of the variables of a test around it."""
    if not NODE:
        pytest.fail(NO_NODE, pytrace=False)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NODE_")}
    return subprocess.run(
        [NODE, *arguments], env=kept, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.fixture
def modules(tmp_path, monkeypatch):
    """Writes modules, from which scripts are put together."""
    monkeypatch.setattr(scripts, "SCRIPTS", tmp_path)

    def write(**sources):
        for name, source in sources.items():
            (tmp_path / f"{name}.mjs").write_text(source)

    return write


@needs_node
def test_what_the_scripts_draw():
    """Broken: a picture contradicts the state that it shows."""
    run = node("--test", *map(str, sorted(TESTS.glob("*.test.mjs"))))
    assert run.returncode == 0, run.stdout


@needs_node
def test_a_bundle_runs_each_script_once_in_a_scope_of_its_own(modules):
    """Broken: two scripts share a name by chance, or one runs before what it needs."""
    modules(
        low='const own = "low";\nconsole.log(own);\nexport const low = () => own;\n',
        middle='import { low } from "./low.mjs";\n\nconst own = "middle";\n'
        "export function middle() {\n  return `${low()} ${own}`;\n}\n",
        start='import { middle } from "./middle.mjs";\nimport { low } from "./low.mjs";\n\n'
        "console.log(middle(), low(), typeof own);\n",
    )
    made = bundled("start")
    run = node("--eval", made)
    assert (run.stderr, run.stdout) == ("", "low\nlow middle low undefined\n")
    assert "import " not in made
    assert "export " not in made


@needs_node
def test_the_figures_run_as_a_bundle():
    """Broken: what runs as modules, in the tests, fails on a page."""
    state = (
        '{ event: "line", depth: 1, frames: [{ function: "f", line: 1, names: { n: 3 } }], '
        "arguments: [], heap: {}, mentioned: [], move: 0 }"
    )
    call = (
        f"console.log(modules.figures.figures({{ state: {state}, calls: [], kinds: [] }})[0].tag)"
    )
    run = node("--eval", f"{bundled('figures')}\n{call}")
    assert (run.stderr, run.stdout) == ("", "dl\n")


@pytest.mark.parametrize(
    ("fault", "rule"),
    [("undeclared();", "no-undef"), ("const unused = 1;", "no-unused-vars")],
)
def test_lint_finds_a_fault_in_a_script(tmp_path, fault, rule):
    """Broken: a mistyped name is found by the reader of a page."""
    (tmp_path / "faulty.mjs").write_text(f"{fault}\n")
    oxlint = Path(sys.executable).with_name("oxlint")
    command = [oxlint, f"--config={ROOT}/scripts/oxlint.json", "--deny-warnings", tmp_path]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 1
    assert f"eslint({rule})" in run.stdout


def test_the_types_that_scripts_are_checked_with_are_those_of_python():
    """Broken: a field has another name in Python, and the reader of a page finds it missing."""
    assert FILE.read_text("utf-8") == declarations(), "make fmt updates types.d.ts"


@needs_node
def test_lint_finds_a_name_that_python_does_not_send(tmp_path):
    """Broken: a page reads what nobody sends."""
    try:
        compiler = installed() / "typescript/bin/tsc"
    except KataError as error:
        pytest.skip(str(error))
    script = tmp_path / "faulty.mjs"
    script.write_text("/** @param {Py.Ran} one */\nexport const said = one => one.sayd;\n")
    options = ["--allowJs", "--checkJs", "--noEmit", "--target", "es2023"]
    run = node(compiler, *options, FILE, script)
    assert run.returncode
    assert "Property 'sayd' does not exist on type 'Ran'" in run.stdout
