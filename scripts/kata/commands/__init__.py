"""One file per verb; they alone know options, the environment and exit statuses."""
