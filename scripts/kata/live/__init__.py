"""Judges in a browser: the same engine, in Pyodide, without processes.

In: messages of a page's worker. Out: messages with verdicts and recordings.
Start with worker.py, which a worker calls; build.py packs what it loads, serve.py serves it.
"""
