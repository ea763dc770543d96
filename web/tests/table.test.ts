import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Question } from "../src/generated/api";
import { Api, Problem } from "../src/lib/api";
import { LiveTable } from "../src/lib/table.svelte";

type Sent = { said: string; reply: () => void; refuse: () => void };

/** An API whose server replies when the test says so. */
class SlowApi extends Api {
  sent: Sent[] = [];

  private wait(said: string): Promise<never> {
    return new Promise((heard, failed) => {
      const refusal = new Problem({ type: "", title: "Not now", status: 409, detail: "Not now.", code: "closed" });
      this.sent.push({ said, reply: () => heard(undefined as never), refuse: () => failed(refusal) });
    });
  }

  override post = <Reply>(path: string, body: object): Promise<Reply> =>
    this.wait(`${path.split("/").at(-1)} ${JSON.stringify(body)}`);
  override patch = (_path: string, body: object): Promise<void> => this.wait(`patch ${JSON.stringify(body)}`);
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
const sit = (): [LiveTable, SlowApi] => {
  const api = new SlowApi("token", "t");
  return [new LiveTable(api), api];
};
const said = (api: SlowApi): string[] => api.sent.map((one) => one.said);

beforeEach(() => vi.stubGlobal("location", { origin: "http://here" }));
afterEach(() => vi.unstubAllGlobals());

it("says two settings in order, the second when the first was heard", async () => {
  const [table, api] = sit();
  const [first, second] = [table.set("dice ana real"), table.set("mind bo simple")];
  await settle();
  expect(said(api)).toEqual(['settings {"text":"dice ana real"}']);

  api.sent[0]!.reply();
  await first;
  await settle();
  expect(table.isSending).toBe(true);
  api.sent[1]!.reply();

  await expect(second).resolves.toBe(true);
  await settle();
  expect(said(api)[1]).toBe('settings {"text":"mind bo simple"}');
  expect(table.isSending).toBe(false);
});

it("says everything else in the same line", async () => {
  const [table, api] = sit();
  const all = [
    table.set("a"),
    table.arrange({ countdown: 5 }),
    table.rule("ana hp 1", ""),
    table.undo(),
    table.set("a"),
  ];
  for (let turn = 0; turn < all.length; turn++) {
    await settle();
    expect(api.sent.length).toBe(turn + 1);
    api.sent[turn]!.reply();
  }

  expect(await Promise.all(all)).toEqual([true, true, true, true, true]);
  expect(said(api).map((one) => one.split(" ")[0])).toEqual(["settings", "patch", "rulings", "undo", "settings"]);
});

it("goes on after a refusal, and tells it", async () => {
  const [table, api] = sit();
  const [first, second] = [table.set("a"), table.set("b")];
  await settle();
  api.sent[0]!.refuse();

  await expect(first).resolves.toBe(false);
  expect(table.notice).toBe("Not now.");
  await settle();
  api.sent[1]!.reply();
  await expect(second).resolves.toBe(true);
});

it("says a double tap once", async () => {
  const [table, api] = sit();
  void table.undo();
  void table.undo();
  await settle();
  api.sent[0]!.reply();
  await settle();

  expect(api.sent.length).toBe(1);
});

it("gives one answer to a question at a time", async () => {
  const [table] = sit();
  const question = { number: 3 } as Question;

  expect(table.answer(question, "dodge")).toBe(table.answer(question, "end"));
});
