"""How fast the kernel is: `python -m benchmarks`.  Start at `kernel.py`; the figures kept are in `results.md`."""
