"""The OpenAPI document, and Schemathesis's requests generated from it."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import API, YARD, Live, good

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def api_schema(live: Live) -> Any:
    return schemathesis.openapi.from_url(f"{live.base}{API}/openapi.json")


@pytest.fixture(scope="module")
def table(live: Live) -> str:
    return live.table(None, yaml=YARD)["gm"].table


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.exclude(method="DELETE", path=f"{API}/tables/{{table}}").parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_is_answered_as_the_document_says(case: Any, live: Live, table: str) -> None:
    """By the host, who may do at every table what its GM may."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table

    answer = case.call(headers={"Authorization": f"Bearer {live.host.token}"})

    case.validate_response(answer, checks=CHECKS)


def test_every_path_says_what_it_does_and_what_goes_wrong(live: Live) -> None:
    document = good(live.host.client.get(f"{API}/openapi.json"))

    for path, operations in document["paths"].items():
        for verb, operation in operations.items():
            assert operation["description"], (verb, path)
            assert "4XX" in operation["responses"]
    assert {"Update", "View", "Question", "ProblemDetails"} <= document["components"]["schemas"].keys()
