// The WebSocket of a table: sends answers, receives updates, reconnects by itself.  Start at `Line`.
import type { ProblemDetails, Update } from "../generated/api";
import { lost, Problem } from "./api";

type Reply = { type: "done"; ref: number } | { type: "problem"; ref: number; problem: ProblemDetails };
/** Said before the server closes the line: no table can be had now. */
type Unavailable = { type: "problem"; ref?: undefined; problem: ProblemDetails };
type Heard = Update | Reply | Unavailable | { type: "gone" } | { type: "pong" };
export type Ears = {
  update: (update: Update) => void;
  connected: (is: boolean) => void;
  unavailable: (problem: ProblemDetails) => void;
  /** The link is no longer valid. */
  gone: () => void;
};

const CLOSED_FOR_GOOD = [4001, 4004];
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;

export class Line {
  heard = 0;
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private isEnded = false;
  private said = 0;
  private readonly replies = new Map<number, (reply: Reply) => void>();

  constructor(
    private readonly url: string,
    private readonly hello: () => { token: string; lang: string },
    private readonly ears: Ears,
    private readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    const socket = this.open(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", heard: this.heard, ...this.hello() }));
    socket.onmessage = (message: MessageEvent<string>) => this.hear(JSON.parse(message.data) as Heard);
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  /** Start over, for example in another language: everything is sent again. */
  restart(): void {
    this.heard = 0;
    this.reconnect();
  }

  /** Reconnect at once, when the phone wakes up or the network returns. */
  reconnect(): void {
    if (this.isEnded) return;
    clearTimeout(this.again);
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.giveUp();
    this.start();
  }

  /** Fail requests that were pending when the connection was lost. */
  private giveUp(): void {
    for (const [ref, heard] of this.replies) heard({ type: "problem", ref, problem: lost() });
    this.replies.clear();
  }

  /** Answer a question; resolves when the server has stored it. */
  answer(question: number, text: string): Promise<void> {
    return this.say({ type: "answer", question, text });
  }

  /** Object to what others propose, or take back what one has said. */
  speak(question: number, say: "wait" | "withdraw"): Promise<void> {
    return this.say({ type: "answer", question, text: "", say });
  }

  /** Do something that needs no question. */
  act(text: string): Promise<void> {
    return this.say({ type: "act", text });
  }

  private async say(message: { type: string; question?: number; text: string; say?: string }): Promise<void> {
    const ref = ++this.said;
    const nobody: Reply = { type: "problem", ref, problem: lost() };
    const reply = await new Promise<Reply>((heard) => {
      if (!this.isOpen) return heard(nobody);
      this.replies.set(ref, heard);
      this.socket?.send(JSON.stringify({ ...message, ref }));
      setTimeout(() => this.replies.has(ref) && this.reconnect(), PATIENCE);
    });
    if (reply.type === "problem") throw new Problem(reply.problem);
  }

  get isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  end(): void {
    this.isEnded = true;
    clearTimeout(this.again);
    clearInterval(this.ping);
    this.giveUp();
    this.socket?.close();
  }

  private hear(message: Heard): void {
    if (message.type === "gone") {
      this.end();
      this.ears.gone();
    } else if (message.type === "problem" && message.ref === undefined) {
      this.ears.unavailable(message.problem);
    } else if (message.type === "done" || message.type === "problem") {
      this.replies.get(message.ref)?.(message);
      this.replies.delete(message.ref);
    } else if (message.type === "update") {
      this.wait = FIRST_WAIT;
      const update = message as Update;
      this.heard = update.heard;
      this.ears.connected(true);
      this.ears.update(update);
      clearInterval(this.ping);
      this.ping = setInterval(() => this.isOpen && this.socket?.send('{"type":"ping"}'), PING_EVERY);
    }
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.isEnded) return;
    this.giveUp();
    this.ears.connected(false);
    if (CLOSED_FOR_GOOD.includes(code)) {
      this.end();
      this.ears.gone();
      return;
    }
    this.again = setTimeout(() => this.start(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
