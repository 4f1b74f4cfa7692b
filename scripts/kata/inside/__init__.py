"""What runs in a solution's own process, next to code that nobody has checked.

It imports only this room and wire/, and knows no answer.
"""
