"""Benchmarks: `python -m benchmarks`.  Start at `kernel.py`; the recorded results are in `results.md`."""
