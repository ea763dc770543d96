"""The table on which the rules of Ação e Combate are tried."""

import pytest

from affray.testing import TableForTests
from tests.acao.kit import arrange


@pytest.fixture
def table() -> TableForTests:
    return TableForTests(arrange)
