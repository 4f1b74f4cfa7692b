"""Times solutions side by side.

In: a Problem and solutions that are accepted. Out: a Report, and its tables.
Start with comparison.py; rounds.py measures, facts.py calculates.
"""
