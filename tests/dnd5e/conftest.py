"""The table on which the fifth edition's rules are tried."""

import pytest

from affray.testing import TableForTests
from tests.dnd5e.kit import arrange


@pytest.fixture
def table() -> TableForTests:
    return TableForTests(arrange)
