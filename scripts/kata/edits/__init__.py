"""Makes every small change of a solution's text: those that break it, those that repair it.

In: the text of a solution. Out: mutants from changes.py, repairs from repairs.py.
Start with patterns.py, which says how a row of the tables is read.
"""
