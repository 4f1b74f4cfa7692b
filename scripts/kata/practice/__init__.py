"""Practises problems: the log, what is due, hints in steps.

In: the log, and what is seen of each save. Out: what is due, ratings, and new lines of the log.
Start with model.py and diary.py; an attempt goes on in attempt.py.
"""
