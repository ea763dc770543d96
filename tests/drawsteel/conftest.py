"""The table on which the rules of Draw Steel are tried."""

import pytest

from affray.testing import TableForTests
from tests.drawsteel.kit import arrange


@pytest.fixture
def table() -> TableForTests:
    return TableForTests(arrange)
