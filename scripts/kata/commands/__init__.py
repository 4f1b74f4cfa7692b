"""Does what the verbs say; only this room knows options, the environment and exit statuses.

In: the words of a call. Out: text, and a Status.
Start with main.py; options.py lists all options, chosen.py reads what a call names.
"""
