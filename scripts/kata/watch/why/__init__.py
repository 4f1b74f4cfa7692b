"""Why a solution fails, and where its run parts from another, as far as recordings show it."""
