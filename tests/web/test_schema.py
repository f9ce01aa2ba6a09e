"""The API, called with what its own description allows and with what it does not."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable

from .conftest import Server

EXAMPLES = 25


@pytest.mark.parametrize("mode", ["positive", "negative"])
def test_input_of_any_kind_never_breaks_the_server(lone_server: Server, mode: str) -> None:
    import schemathesis  # here, because it is slow to load

    schema = schemathesis.openapi.from_url(f"{lone_server.address}/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    tried = 0
    for operation in operations:
        if "stream" in operation.path:
            continue

        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode(mode)))
        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def never_breaks(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert isinstance(answer.json()["detail"], str)

        with suppress(Unsatisfiable):  # a call without parameters cannot be made wrongly
            never_breaks()
            tried += 1
    assert tried >= 4
