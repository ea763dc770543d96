"""A live server for all tests of a module."""

from collections.abc import Iterator

import pytest

from tests.server.kit import Live


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("live")) as server:
        yield server
