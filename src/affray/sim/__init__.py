"""Simulation: playing an encounter, or a fight from its current state, many times.  Start at `simulate`."""

from affray.sim.report import Report
from affray.sim.runs import Result, simulate

__all__ = ["Report", "Result", "simulate"]
