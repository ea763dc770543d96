"""Throughput and latency of the server.  `make bench-server`.

A real server in its own process on this machine; 50 tables, each with a GM and three players connected by sockets.
Whoever is asked gives a random answer over the socket, as the page does. First at a fixed rate (`--pace`, in answers a
second over all tables), then at full speed. Latency is the time from sending an answer to the update on the last of the
four sockets.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from affray.server import serving
from affray.server.limits.gate import Limits, Rate

API = "/api/v1"
YARD = """
rulebook: dnd5e
title: Yard
map: |
  ............
  .A.....g....
  .B...T...g..
  .C.....g....
  ............
place: {A: ana, B: bo, C: cid, g: goblin}
sides:
  heroes:
    - {block: fighter, name: ana, with: {hp: 900}}
    - {block: ranger, name: bo, with: {hp: 900}}
    - {block: rogue, name: cid, with: {hp: 900}}
  foes:
    - {block: goblin, count: 3, with: {hp: 900}}
"""


class Seat:
    """A client: a socket that reads updates and sends answers."""

    def __init__(self, bench: "Bench", table: "BenchTable", link: dict[str, str]) -> None:
        self.table = table
        self.seat = link["seat"]
        self.token = link["token"]
        self.heard = 0
        self._bench = bench
        self._replies: asyncio.Queue[str] = asyncio.Queue()

    async def sit_down(self) -> None:
        url = f"ws://127.0.0.1:{self._bench.port}{API}/tables/{self.table.id}/socket"
        self._line: ClientConnection = await connect(url, compression=None, max_size=None)
        await self._line.send(json.dumps({"type": "hello", "token": self.token, "heard": 0, "lang": "en"}))
        self._reading = asyncio.create_task(self._read())

    async def stand_up(self) -> None:
        self._reading.cancel()
        await self._line.close()

    async def _read(self) -> None:
        async for text in self._line:
            assert isinstance(text, str)
            if '"type":"update"' not in text[:20]:
                self._replies.put_nowait(text)
                continue
            self.heard += 1
            self.table.note(self)
            if '"choices":' in text:
                own = [question for question in json.loads(text)["view"]["questions"] if not question["brief"]]
                if own:
                    self.table.ask(self, own[0])

    async def answer(self, text: str, question: int) -> bool:
        """Submit an answer; returns whether it was accepted."""
        await self._line.send(json.dumps({"type": "answer", "text": text, "question": question}))
        return json.loads(await self._replies.get())["type"] == "done"


class BenchTable:
    """A table, its open question, and the seats that have not received the last answer yet."""

    def __init__(self, bench: "Bench", made: dict[str, Any]) -> None:
        self.id: str = made["table"]
        self._bench = bench
        self.seats = [Seat(bench, self, link) for link in made["links"] if link["role"] in ("gm", "player")]
        self._waiting: set[Seat] = set()
        self._asked: tuple[Seat, dict[str, Any]] | None = None
        self._sent_at = 0.0
        self._ready = asyncio.Event()

    def ask(self, seat: Seat, question: dict[str, Any]) -> None:
        self._asked = seat, question
        self._ready.set()

    def note(self, seat: Seat) -> None:
        """Record that a seat has received an update; the last one completes the answer."""
        if seat in self._waiting:
            self._waiting.discard(seat)
            if not self._waiting:
                self._bench.times.append(time.perf_counter() - self._sent_at)

    async def play(self, until: float, every: float) -> None:
        next_at = time.perf_counter() + random.uniform(0, every)
        while (now := time.perf_counter()) < until:
            if every and next_at > now:
                await asyncio.sleep(next_at - now)
            next_at += every
            try:
                await asyncio.wait_for(self._ready.wait(), 5)
            except TimeoutError:
                self._bench.stuck += 1
                continue
            assert self._asked is not None
            self._ready.clear()
            seat, question = self._asked
            self._waiting = set(self.seats)
            self._sent_at = time.perf_counter()
            if await seat.answer(_answer(question), question["number"]):
                self._bench.answers += 1
            else:
                self._bench.refused += 1
                self._ready.set()


def _answer(question: dict[str, Any]) -> str:
    texts = [choice["text"] for choice in question["choices"]]
    for gap in question["squares"]:
        if gap["squares"]:
            texts.append(gap["text"].replace("…", random.choice(gap["squares"])))
    return str(random.choice(texts))


class Bench:
    """All tables and the measurements."""

    def __init__(self, port: int, host: str, process: int) -> None:
        self.process = process
        self.port = port
        self.host = host
        self.answers = self.refused = self.stuck = 0
        self.times: list[float] = []

    async def run(self, tables: int, seconds: float, pace: float) -> None:
        made = [BenchTable(self, await self._make()) for _ in range(tables)]
        for table in made:
            for seat in table.seats:
                await seat.sit_down()
        await asyncio.sleep(1)
        for title, every in ((f"{pace:.0f} answers a second asked for", tables / pace), ("as fast as it goes", 0.0)):
            self.answers = self.refused = self.stuck = 0
            self.times.clear()
            began, spent = time.perf_counter(), processor_time(self.process)
            await asyncio.gather(*(table.play(began + seconds, every) for table in made))
            self.tell(title, time.perf_counter() - began, processor_time(self.process) - spent)
        await asyncio.gather(*(seat.stand_up() for table in made for seat in table.seats))

    async def _make(self) -> dict[str, Any]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        body = json.dumps({"yaml": YARD, "links": "each", "options": {"init.ties": "d20-all"}}).encode()
        head = f"POST {API}/tables HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.host}\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        made: dict[str, Any] = json.loads(await reader.readexactly(int(length.partition(b":")[2])))
        writer.close()
        return made

    def tell(self, title: str, seconds: float, spent: float) -> None:
        times = sorted(1000 * taken for taken in self.times)
        half, most = (times[int(len(times) * part)] for part in (0.5, 0.99))
        mean = statistics.mean(times)
        print(
            f"{title}: {self.answers / seconds:.0f} answers/s ({self.answers} in {seconds:.0f} s, "
            f"{self.refused} refused, "
            f"{self.stuck} stuck), {1000 * spent / self.answers:.1f} ms of the server's processor time each; "
            f"to the last client's update: {half:.1f} ms (50 %), {most:.1f} ms (99 %), {mean:.1f} ms on average"
        )


def processor_time(process: int) -> float:
    """The CPU seconds a process has used so far; 0 where the system does not tell."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0
    ticks = stat.read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def _serve(folder: Path, told: Connection) -> None:
    store = serving.open_store(folder)
    listener = serving.listen("127.0.0.1", 0)
    doors = serving.open_doors(store, "", "en", demo=False)
    told.send((listener.getsockname()[1], doors.host.partition("#")[2]))
    serving.serve(store, listener, Limits(Rate(1e6, 1e6), Rate(1e6, 1e6)))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--tables", type=int, default=50)
    words.add_argument("--seconds", type=float, default=10)
    words.add_argument("--pace", type=float, default=200)
    wanted = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_serve, args=(Path(folder), theirs), daemon=True)
        process.start()
        try:
            port, host = ours.recv()
            time.sleep(1)
            asyncio.run(Bench(port, host, process.pid or 0).run(wanted.tables, wanted.seconds, wanted.pace))
        finally:
            process.terminate()
            process.join(10)


if __name__ == "__main__":
    main()
