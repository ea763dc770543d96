"""Attribute Tests, what Energy and Karma do to them, and safeguards."""
