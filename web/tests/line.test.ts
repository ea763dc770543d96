import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Line } from "../src/lib/line";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  hears(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const ears = { update: vi.fn(), connected: vi.fn(), unavailable: vi.fn(), gone: vi.fn() };
const open = (): Line => {
  const line = new Line(
    "ws://here",
    () => ({ token: "t", lang: "uk" }),
    ears,
    () => new FakeSocket() as unknown as WebSocket,
  );
  line.start();
  FakeSocket.all.at(-1)!.onopen();
  return line;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

it("says who comes, in which language, and how much was heard", () => {
  open();

  expect(JSON.parse(FakeSocket.all[0]!.sent[0]!)).toEqual({ type: "hello", token: "t", lang: "uk", heard: 0 });
});

it("comes back after a cut, from where it left off", () => {
  open();
  FakeSocket.all[0]!.hears({ type: "update", heard: 31 });
  FakeSocket.all[0]!.onclose({ code: 4008 });
  vi.advanceTimersByTime(300);
  FakeSocket.all[1]!.onopen();

  expect(ears.connected).toHaveBeenLastCalledWith(false);
  expect(JSON.parse(FakeSocket.all[1]!.sent[0]!).heard).toBe(31);
});

it("waits longer and longer, but never long", () => {
  open();
  for (let cut = 0; cut < 10; cut++) {
    FakeSocket.all.at(-1)!.onclose({ code: 1006 });
    vi.advanceTimersByTime(5000);
  }

  expect(FakeSocket.all.length).toBe(11);
});

it("does not come back by a link that was revoked", () => {
  open();
  FakeSocket.all[0]!.onclose({ code: 4004 });
  vi.advanceTimersByTime(60_000);

  expect(ears.gone).toHaveBeenCalledOnce();
  expect(FakeSocket.all.length).toBe(1);
});

it("answers, and is done when the server says so", async () => {
  const line = open();
  const done = line.answer(3, "move b2");
  const { ref, ...said } = JSON.parse(FakeSocket.all[0]!.sent[1]!);
  FakeSocket.all[0]!.hears({ type: "done", ref });

  await expect(done).resolves.toBeUndefined();
  expect(said).toEqual({ type: "answer", question: 3, text: "move b2" });
});

it("does what needs no question", async () => {
  const line = open();
  const done = line.act("ana release goblin");
  const { ref, ...said } = JSON.parse(FakeSocket.all[0]!.sent[1]!);
  FakeSocket.all[0]!.hears({ type: "done", ref });

  await expect(done).resolves.toBeUndefined();
  expect(said).toEqual({ type: "act", text: "ana release goblin" });
});

it("says why an answer was not taken", async () => {
  const line = open();
  const done = line.answer(3, "dance");
  FakeSocket.all[0]!.hears({
    type: "problem",
    ref: 1,
    problem: { title: "Not now", detail: "That question is closed." },
  });

  await expect(done).rejects.toThrow("That question is closed.");
});

it("says why no table can be had, and tries again", () => {
  open();
  const problem = { title: "Cannot be served now", detail: "The server’s disk is full." };
  FakeSocket.all[0]!.hears({ type: "problem", problem });
  FakeSocket.all[0]!.onclose({ code: 4013 });
  vi.advanceTimersByTime(300);

  expect(ears.unavailable).toHaveBeenCalledWith(problem);
  expect(FakeSocket.all.length).toBe(2);
});

it.each(["before", "after"])("does not wait for a reply when the line was cut %s", async (when) => {
  const line = open();
  if (when === "before") FakeSocket.all[0]!.close();
  const done = line.answer(3, "move b2");
  if (when === "after") FakeSocket.all[0]!.onclose({ code: 1006 });

  await expect(done).rejects.toMatchObject({ code: "lost" });
});

it("opens another line when nobody replies", async () => {
  const line = open();
  const done = line.answer(3, "move b2");
  vi.advanceTimersByTime(10_000);

  await expect(done).rejects.toMatchObject({ code: "lost" });
  expect(FakeSocket.all.length).toBe(2);
});
