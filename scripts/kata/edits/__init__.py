"""Makes every small change of a solution's text: those that break it, those that repair it.

In: the text of a solution. Out: mutants from mutants.py, repairs from repairs.py.
Start with slips.py, the table that both share.
"""
