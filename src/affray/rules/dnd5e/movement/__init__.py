"""Moving: where one can go, what it costs, and who may strike at it."""
