"""Records the steps of a solution, and tells what each of them does.

In: a Solution and arguments. Out: a Recording; of its steps, States, texts and a History.
Start with model.py and recording.py, then describe.py.
"""
