"""Every small change of a solution's text: those that break it, those that repair it."""
