"""Creatures and encounters in hand-written YAML files.  Start at `loading.py`; `models.py` defines the format.

A file is parsed (`reading.py`), validated against models (`checks.py`, `models.py`, and a package for each rulebook)
and compiled into the plain values of a fight. All its errors are reported together, with line numbers (`problems.py`).
"""

from affray.content.bringing import bring
from affray.content.loading import check, load, load_text, names
from affray.content.problems import BadContent, Problem
from affray.content.schemas import json_schema

__all__ = ["BadContent", "Problem", "bring", "check", "json_schema", "load", "load_text", "names"]
