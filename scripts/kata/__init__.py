"""The engine: finds problems, makes their cases, runs each solution apart, judges it.

One word per thing:
  problem    a folder in problems/: the spec, problem.py, solutions/ and wrong/
  solution   one file that is judged, or a part of one
  mistake    a solution in wrong/, which the judge must reject
  rules      what problem.py says
  recipe     `inputs(pick, size)` in problem.py, which makes every small input, and random ones
  shape      what a signature and its examples say about a call: which methods, and what counts
  case       arguments, the group that they come from, and the answer
  answer     what is right; the reference in problem.py gives it
  result     what a solution gives
  session    a solution that is loaded once, then runs cases and is probed
  probe      a question to a solution besides a case: its time, its memory, its steps
  template   a process that has imported what sessions need; theirs are forked from it
  trial      a solution run on cases and probed, in one session after another
  outcome    what happened in one case
  verdict    what the judge says about one solution: accepted, rejected for a reason, or not judged
  to shrink  to replace a failing input by a smaller one that fails in the same way
  request    what a call asks to have judged: solutions, where they were found, the limits
  match      a definition in a file that may solve a problem, by its names
  mutant     a solution with one small change, which the judge should reject
  survivor   a mutant that it accepts
  workload   arguments made for timing
  report     what a comparison of solutions finds out; in show/, a verdict as text
  step       the state of a solution before a statement runs, or when a function ends
  recording  the steps of one call
  place      a variable, an item or an attribute of a recording
  slice      the last steps of a recording that led to a value, told in an account
  sandbox    the kernel's restrictions on a solution's process
  attempt    one go at a problem, from a blank file to its rating
  entry      a line of the log of what was practised
  card       a problem that was practised, with its attempts and the day it comes back
  play       to construct an instance and make a list of calls, as LeetCode does to test a class
The rooms; in each, read model.py first, where there is one. The core, from a folder to a verdict:
  problem   a folder, read and checked: spec, signature, rules, solutions; LeetCode's catalog
  cases     a problem's cases, group by group, and what is right in each of them
  wire      what both sides of the process border share: limits, plain data, nodes, the call
  inside    what runs in a solution's own process, next to untrusted code
  run       the outer half of that border: the process, its time, its folder
  judge     verdicts on one solution and on many, and those of earlier runs
Around it, and never imported by it:
  edits     every small change of a solution's text: those that break it, those that repair it
  watch     a solution at work: steps/ of a recording, why/ it fails, and page/ to watch it on
  compare   solutions timed side by side: workloads, rounds, report, tables
  live      the judge in a browser: what its worker calls, what the pages load, and who serves them
  collect   solutions in files from anywhere, the problem that each solves, and many machines
  practice  what comes back when: the log, hints in steps
  show      verdicts for people and for programs; it runs nothing
  tools     mutants, templates and lists, for whoever adds a problem
  commands  the verbs; they alone know options, the environment and exit statuses
Next to the rooms: ticks (ends what takes too long), data (our types as JSON), faults (errors of
ours), paths, size (of plain data), text (for people, with options and commands), checking (`check`,
for whoever imports us), and two plugins for pytest: pytest_plugin, with which `make test` judges
every solution, and pytest_reports, with which a test of somebody else shows what it refused.
A kind of thing (a verdict, a limit, an option, a node ...) is one entry of one table, which owns
its words and its looks, too: scripts/ENGINE.md says where.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in typing, which is not needed for anything else here
if TYPE_CHECKING:
    from kata.checking import Checked


class KataError(Exception):
    """What is wrong, where, the value, and the fix: one line for a person."""


def check(
    solution: object, problem: str | int = "", *, points: bool = False, problems: object = ""
) -> Checked:
    """Judge a class or a function; the verdict is true if it is accepted, its text the report.

    What cannot be judged is a KataError; scripts/JUDGE.md tells of the arguments.
    """
    from kata.checking import checked  # here, as only this needs it

    __tracebackhide__ = True  # so that pytest and notebooks show only the call
    try:
        return checked(solution, problem=str(problem), points=points, problems=str(problems))
    except KataError as error:
        raise error.with_traceback(None) from None
