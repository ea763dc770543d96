// The client state of a table: the seat's view, and its requests.  Start at `LiveTable`.
import type { Creature, Done, Paragraph, Question, Stock, Update, View } from "../generated/api";
import { Api, Problem } from "./api";
import { Line } from "./line";
import { toldAnew } from "./telling";
import { words } from "./words.svelte";

const NOTICE_LASTS = 6000;

export class LiveTable {
  view = $state.raw<View | null>(null);
  log = $state.raw<Paragraph[]>([]);
  /** Ranges of undone events. */
  undone = $state.raw<Array<[number, number]>>([]);
  isConnected = $state(false);
  isGone = $state(false);
  isSending = $state(false);
  notice = $state("");
  /** When the view arrived, for the countdown. */
  cameAt = $state(0);
  /** Another seat's question in full, opened by the GM. */
  private borrowed = $state.raw<Question | null>(null);
  private wanted = $state<number | null>(null);
  private readonly line: Line;
  /** The newest request that is being sent or waits for those before it. */
  private newest: { what: string; done: Promise<boolean> } | undefined;
  private noticed: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly api: Api) {
    const url = `${location.origin.replace(/^http/, "ws")}${api.at("/socket")}`;
    const hello = () => ({ token: api.token, lang: words.code });
    this.line = new Line(url, hello, {
      update: (update) => this.take(update),
      connected: (is) => (this.isConnected = is),
      unavailable: (problem) => this.tell(problem.detail ?? problem.title),
      gone: () => (this.isGone = true),
    });
  }

  /** Connect, and reconnect when the phone wakes up; returns a function that disconnects. */
  start(): () => void {
    const back = () => document.visibilityState === "visible" && !this.line.isOpen && this.line.reconnect();
    document.addEventListener("visibilitychange", back);
    addEventListener("online", back);
    this.line.start();
    return () => {
      document.removeEventListener("visibilitychange", back);
      removeEventListener("online", back);
      this.line.end();
    };
  }

  /** Reload everything in the current language. */
  speakAnew(): void {
    this.line.restart();
  }

  take(update: Update): void {
    this.log = toldAnew(this.log, update.since, update.log);
    const before = this.undone.filter(([, at]) => at < update.since);
    const more = update.events.filter((event) => event.kind === "undone");
    this.undone = [...before, ...more.map((event): [number, number] => [Number(event.back_to), event.n])];
    this.view = update.view;
    this.cameAt = Date.now();
    void words.open(update.view.rulebook);
    if (!update.view.questions.some((one) => one.number === this.borrowed?.number)) this.borrowed = null;
  }

  // --- questions

  /** This seat's questions in full, and those of other seats that the GM has opened. */
  get questions(): Question[] {
    const own = (this.view?.questions ?? []).filter((one) => !one.brief);
    return this.borrowed ? [...own, this.borrowed] : own;
  }

  get question(): Question | null {
    const all = this.questions;
    return all.find((one) => one.number === this.wanted) ?? all[0] ?? null;
  }

  /** The questions of other seats, for the GM only. */
  get others(): Question[] {
    return (this.view?.questions ?? []).filter((one) => one.brief && one.number !== this.borrowed?.number);
  }

  /** The question as it was sent last: one that the GM has opened is older. */
  current(question: Question): Question {
    const sent = this.view?.questions.find((one) => one.number === question.number);
    return sent ? { ...question, proposals: sent.proposals ?? [] } : question;
  }

  turnTo(question: Question): void {
    this.wanted = question.number;
  }

  async answerFor(question: Question): Promise<void> {
    await this.try(async () => {
      this.borrowed = await this.api.get<Question>(this.api.at(`/questions/${question.number}`));
      this.wanted = question.number;
    });
  }

  // --- creatures

  creature(name: string | null): Creature | undefined {
    return this.view?.creatures.find((one) => one.name === name);
  }

  label(name: string): string {
    const known = this.creature(name)?.label;
    return known ?? words.find("say-seat", name) ?? words.find("noun-someone") ?? name;
  }

  get own(): Creature[] {
    return this.view?.creatures.filter((one) => one.seat === this.view?.seat) ?? [];
  }

  /** Whose turn is next of those whom the seat knows, if there is an order and it knows whose turn it is. */
  get next(): Creature | undefined {
    const order = (this.view?.fight.order ?? []) as string[];
    const at = order.indexOf(String(this.view?.fight.turn)) + 1;
    const later = [...order.slice(at), ...order.slice(0, at)].map((name) => this.creature(name));
    return at ? later.find((one) => one?.status === "up" && one.name !== this.view?.fight.turn) : undefined;
  }

  /** What is shared and counted beside the creatures. */
  get stock(): Stock[] {
    return this.view?.stock ?? [];
  }

  get isGm(): boolean {
    return this.view?.role === "gm";
  }

  // --- requests

  answer = (question: Question, text: string): Promise<boolean> =>
    this.send(`answer ${question.number}`, () => this.line.answer(question.number, text));
  /** Object to what others propose, or take back what one has said. */
  speak = (question: Question, said: "wait" | "withdraw"): Promise<boolean> =>
    this.send(`${said} ${question.number}`, () => this.line.speak(question.number, said));
  act = (text: string): Promise<boolean> => this.send(`act ${text}`, () => this.line.act(text));
  set = (text: string): Promise<boolean> => this.post("/settings", { text });
  rule = (text: string, why: string, to = ""): Promise<boolean> => this.post("/rulings", { text, why, to });
  undo = (to?: number): Promise<boolean> => this.post("/undo", to === undefined ? {} : { to });
  redo = (): Promise<boolean> => this.post("/redo", {});
  arrange = (facts: object): Promise<boolean> =>
    this.send(`arrange ${JSON.stringify(facts)}`, () => this.api.patch(this.api.at(""), facts));

  private post = (path: string, body: object): Promise<boolean> =>
    this.send(path + JSON.stringify(body), () => this.api.post<Done>(this.api.at(path), body));

  /** Send requests one at a time, in order. A repetition of the newest, such as a double tap, is not sent again. */
  private send(what: string, deed: () => Promise<unknown>): Promise<boolean> {
    if (this.newest?.what === what) return this.newest.done;
    const before = this.newest?.done.catch(() => false) ?? Promise.resolve(true);
    const newest = { what, done: before.then(() => this.try(deed)) };
    this.newest = newest;
    this.isSending = true;
    const sent = (): void => {
      if (this.newest !== newest) return;
      this.newest = undefined;
      this.isSending = false;
    };
    newest.done.then(sent, sent);
    return newest.done;
  }

  /** Send a request, or show why it failed. */
  async try(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.tell(error.message);
      return false;
    }
  }

  tell(notice: string): void {
    this.notice = notice;
    clearTimeout(this.noticed);
    this.noticed = setTimeout(() => (this.notice = ""), NOTICE_LASTS);
  }

  isUndone(paragraph: Paragraph): boolean {
    return this.undone.some(([backTo, at]) => paragraph.n >= backTo && paragraph.last < at);
  }
}
