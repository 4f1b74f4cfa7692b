"""Practises problems: the log, what is due, hints in steps, mistakes to find.

In: the log, and what is seen of each save. Out: what is due, ratings, and new lines of the log.
Start with model.py and diary.py; an attempt goes on in attempt.py and sitting.py.
"""
