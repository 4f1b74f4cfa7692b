"""Shows a solution at work: its steps, how a failure came about, and pages.

In: a Solution and cases. Out: recordings, the reasons in a Verdict, HTML.
Start with steps/; why/ builds on it, and page/ on both.
"""
