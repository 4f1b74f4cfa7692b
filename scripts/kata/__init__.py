"""The engine: finds problems, makes their cases, runs each solution in its own process, judges it.

One word per thing:
  Problem   a folder in problems/: the spec, problem.py, solutions/ and wrong/
  Solution  one file: a technique in solutions/, a mistake in wrong/, or a file from elsewhere
  Case      arguments, where they came from, and the answer
  answer    what is right; what a solution gives is its result
  Verdict   what the judge says about one solution
  Workload  arguments made for timing
  sandbox   what the kernel keeps a solution's process from
The rooms, from the door to the cellar; each imports only from those below it:
  commands  one file per verb; they alone know options, the environment and exit statuses
  page      pages on which solutions can be watched
  compare   solutions timed side by side: workloads, rounds, statistics, tables
  show      verdicts for people and for programs; it runs nothing
  judge     verdicts on one solution and on many, and those of earlier runs
  collect   solutions in files from anywhere, and the problem that each of them solves
  steps     recordings of a solution's steps
  cases     a problem's cases, and what is right in each of them
  run       the outer half of the process border: limits, clock, process, scratch folder
  problem   a folder, read and checked: spec, signature, rules, solutions
  inside    what runs in a solution's own process, next to untrusted code
  wire      what both sides of that border share: plain data, nodes, the call, records
"""


class KataError(Exception):
    """What is wrong, where, the value, and the fix: one line for a person."""
