"""The ASGI application: routes, error responses, the web page.  Start at `make_app`."""

import asyncio
import html
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse

import affray
from affray.content import BadContent
from affray.core.errors import BadMind, Refusal
from affray.lang import language
from affray.server.endpoints import hall, playing, ruling, socket
from affray.server.endpoints.callers import Caller, ServerState, at_table, tongue_of
from affray.server.endpoints.playing import refusal_of
from affray.server.limits.computing import Cancelled, Computing
from affray.server.limits.gate import Gate, Limits
from affray.server.logs import Notices, keep_private
from affray.server.messages.problems import TYPE, Problem, bad_content, invalid, of_store, refused, response
from affray.server.messages.responses import ProblemDetails
from affray.server.rooms.rooms import Rooms
from affray.store import DamagedTable, Store, StoreTrouble
from affray.telling.tongue import Tongue

API: Final = "/api/v1"
PAGE: Final = Path(affray.__file__).parent / "page"
"""The built web page, if there is one."""
PROBLEMS: Final[Mapping[int | str, Any]] = {
    "4XX": {"model": ProblemDetails, "content": {TYPE: {}}, "description": "RFC 9457"},
}


def make_app(store: Store, limits: Limits | None = None, page: Path = PAGE, lang: str = "en") -> FastAPI:
    """The application that `affray serve` runs, on one database; `lang` is the host's language, for the log."""
    notices = Notices(Tongue(language(lang)))
    server = ServerState(store, Rooms(store), limits or Limits(), notices, Computing(), Computing(at_once=1))

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        keep_private(asyncio.get_running_loop())
        yield
        await server.rooms.close()

    app = FastAPI(
        title="Affray",
        version=affray.__version__,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=dict(PROBLEMS),
    )
    app.state.server = server
    for module in (hall, playing, ruling, socket):
        app.include_router(module.ROUTER, prefix=API)
    _add_error_handlers(app)
    _add_docs(app)
    _add_page(app, page)
    app.add_middleware(Gate, limits=server.limits, store=store)
    return app


# --- problems


def _add_error_handlers(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def problem(request: Request, error: Problem) -> Response:
        headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else {}
        return response(error.told(tongue_of(request)), headers)

    @app.exception_handler(Refusal)
    async def refusal(request: Request, error: Refusal) -> Response:
        caller = await _caller(request)
        return response(await refusal_of(error, caller) if caller else refused(error, tongue_of(request)))

    @app.exception_handler(BadContent)
    async def content(request: Request, error: BadContent) -> Response:
        return response(bad_content(error, tongue_of(request)))

    @app.exception_handler(RequestValidationError)
    async def bad_request(request: Request, error: RequestValidationError) -> Response:
        return response(invalid(error.errors(), tongue_of(request)))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        codes = {404: "no-such-page", 405: "wrong-method", 400: "bad-json"}
        code = codes.get(error.status_code, "bad-request")
        return response(Problem(code, {"why": str(error.detail)}).told(tongue_of(request)), error.headers)

    @app.exception_handler(Cancelled)
    async def cancelled(_request: Request, _error: Cancelled) -> Response:
        return Response(status_code=499)  # nobody hears it

    @app.exception_handler(StoreTrouble)
    @app.exception_handler(DamagedTable)
    async def trouble(request: Request, error: StoreTrouble | DamagedTable) -> Response:
        server: ServerState = request.app.state.server
        server.notices.tell_trouble(error)
        return response(of_store(error).told(tongue_of(request)))

    @app.exception_handler(BadMind)
    @app.exception_handler(Exception)
    async def broken(request: Request, _error: Exception) -> Response:
        return response(Problem("broken").told(tongue_of(request)))


async def _caller(request: Request) -> Caller | None:
    """The caller of a refused request, if it was to a table."""
    table = request.path_params.get("table")
    try:
        return await at_table("gm", "player", "watcher")(table, request, None) if table else None
    except Problem:
        return None


# --- pages


def _add_docs(app: FastAPI) -> None:
    @app.get(f"{API}/docs", include_in_schema=False)
    async def docs() -> Response:
        """The OpenAPI document as a plain HTML page without external resources."""
        return HTMLResponse(_docs(app.openapi()))


def _docs(document: Mapping[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{verb.upper()}</code></td><td><code>{html.escape(path)}</code></td>"
        f"<td>{html.escape(operation.get('description', ''))}</td></tr>"
        for path, operations in document["paths"].items()
        for verb, operation in operations.items()
    ]
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{document["info"]["title"]}</title>'
    link = f'<p><a href="{API}/openapi.json">openapi.json</a></p>'
    return (
        f"{head}<h1>{document['info']['title']} {document['info']['version']}</h1>{link}<table>{''.join(rows)}</table>"
    )


def _add_page(app: FastAPI, page: Path) -> None:
    """Serve the web page. It is the same for every table: the link decides what it shows."""

    @app.get("/", include_in_schema=False)
    @app.get("/new", include_in_schema=False)
    @app.get("/t/{table}", include_in_schema=False)
    async def index(request: Request) -> Response:
        file = page / "index.html"
        if not await asyncio.to_thread(file.is_file):
            return PlainTextResponse(tongue_of(request).say("server-no-page"))
        return FileResponse(file, headers={"Cache-Control": "no-cache"})

    if page.is_dir():
        app.mount("/", StaticFiles(directory=page), name="page")
