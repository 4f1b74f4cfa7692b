"""Reads and checks a folder of problems/: its spec, its rules, its solutions.

In: a folder, or a name of LeetCode's. Out: a Problem, each part read when it is first needed.
Start with folder.py; spec.py, signature.py, constraints and rules.py read one part each.
"""
