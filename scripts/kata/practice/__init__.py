"""A kata is practised: the log, what is due, hints in steps, and mistakes to find."""
