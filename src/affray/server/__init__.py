"""The server for live tables.  Start at `app.py`."""
