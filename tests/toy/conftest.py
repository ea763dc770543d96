"""The table on which the toy's rules are tried."""

import pytest

from affray.testing import TableForTests
from tests.toy import arrange


@pytest.fixture
def table() -> TableForTests:
    return TableForTests(arrange)
