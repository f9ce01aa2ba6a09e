"""The table in the browser: pages, live play, API and storage."""
