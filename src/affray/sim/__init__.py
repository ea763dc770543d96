"""Many fights: playing an encounter or a fight "from here" over and over, and what came of it.  Start at `simulate`."""

from affray.sim.report import Report
from affray.sim.runs import Result, simulate

__all__ = ["Report", "Result", "simulate"]
