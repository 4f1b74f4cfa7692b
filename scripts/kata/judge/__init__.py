"""Judges solutions: one, or many on all cores, and recalls the verdicts of earlier runs.

In: a Solution and its Cases. Out: a Verdict.
Start with model.py, then verdict.py for one solution and batch.py for many.
"""
