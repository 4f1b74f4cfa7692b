"""Pages on which solutions can be watched at work."""
