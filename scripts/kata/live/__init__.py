"""The judge in a browser: the same engine, by Pyodide, with no process but its own."""
