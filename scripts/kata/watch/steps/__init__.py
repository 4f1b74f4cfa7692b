"""Records the steps of a solution, and tells what each of them does.

In: a Solution and arguments. Out: a Run; of its steps, States, texts and a History.
Start with model.py, run.py and recording.py, then describe.py.
"""
