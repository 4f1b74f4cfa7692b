"""Pages that show solutions at work: records their steps, and fills in the templates."""
