"""Makes the cases of a problem, and tells what is right in each of them.

In: a Problem. Out: Cases, with their answers, from generate.cases_of; checker.is_right.
Start with model.py and generate.py, which takes the groups in groups.py one by one.
"""
