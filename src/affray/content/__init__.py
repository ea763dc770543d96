"""Creatures and encounters as files that people write by hand.  Start at `loading.py`; `models.py` tells the format.

A file is read (`reading.py`), checked against models (`checks.py`, `models.py`, and a package for what only one
rulebook has) and compiled once into the plain values of a fight. All that is wrong with it is told together, each with
its line (`problems.py`).
"""

from affray.content.loading import check, load, load_text, names
from affray.content.problems import BadContent, Problem
from affray.content.schemas import json_schema

__all__ = ["BadContent", "Problem", "check", "json_schema", "load", "load_text", "names"]
