"""Shows verdicts to people and to programs; it runs no solution.

In: a Verdict, or a Collection with its Results. Out: lines of text, JSON, Markdown.
Start with report.py for one solution and collection.py for many.
"""
