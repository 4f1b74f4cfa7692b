"""Helps whoever adds a problem: mutants, templates and lists.

In: a Problem, or a name of LeetCode's. Out: new files, surviving mutants, lists for documents.
Start with new.py, mutants.py or documents.py: they have nothing to do with each other.
"""
