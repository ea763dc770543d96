"""Whom an ability may target, what it costs, which squares it covers, and what cover and hiding do."""
