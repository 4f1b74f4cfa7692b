"""Pages that show solutions at work: runs to be watched, and templates filled in."""
