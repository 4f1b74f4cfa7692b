"""The engine: finds problems, makes their cases, runs each solution in its own process, judges it.

One word per thing:
  problem    a folder in problems/: the spec, problem.py, solutions/ and wrong/
  solution   one file that is judged, or a part of one
  mistake    a solution in wrong/, which the judge must reject
  rules      what problem.py says
  case       arguments, the group that they come from, and the answer
  answer     what is right; the reference in problem.py gives it
  result     what a solution gives
  outcome    what happened in one case
  verdict    what the judge says about one solution: accepted, or rejected for a reason
  to shrink  to replace a failing input by a smaller one that fails in the same way
  mutant     a solution with one small change, which the judge should reject
  survivor   a mutant that it accepts
  workload   arguments made for timing
  report     what a comparison of solutions finds out; in show/, a verdict as text
  step       the state of a solution before a statement runs, or when a function ends
  recording  the steps of one call
  sandbox    the kernel's restrictions on a solution's process
  play       to construct an instance and make a list of calls, as LeetCode does to test a class
The rooms; each imports only from those below it:
  commands  one file per verb; they alone know options, the environment and exit statuses
  page      pages on which solutions can be watched
  compare   solutions timed side by side: workloads, rounds, facts, report, tables
  show      verdicts for people and for programs; it runs nothing
  mutants   every small change of a solution, those known to be equivalent, and their verdicts
  judge     verdicts on one solution and on many, and those of earlier runs
  collect   solutions in files from anywhere, and the problem that each of them solves
  why       why a solution fails, and where its run parts from another
  steps     recordings of a solution's steps, and what each step does
  cases     a problem's cases, group by group, and what is right in each of them
  run       the outer half of the process border: clock, process, scratch folder
  source    what a file says, read without running it
  problem   a folder, read and checked: spec, signature, rules, solutions; LeetCode's catalog
  inside    what runs in a solution's own process, next to untrusted code
  wire      what both sides of that border share: limits, plain data, nodes, the call, records
Next to the rooms: data (our types as JSON), paths, spelling (of options and calls), text.
"""


class KataError(Exception):
    """What is wrong, where, the value, and the fix: one line for a person."""
