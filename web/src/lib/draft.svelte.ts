// A draft answer: the first tap previews, the second confirms.  Start at `Draft`.
import type { Choice, Creature, Odds, Preview, Question, Reach, Squares, Way } from "../generated/api";
import { Problem } from "./api";
import type { LiveTable } from "./table.svelte";
import { isSquare, say } from "./words.svelte";

export const GAP = "…";
const PAUSE_BEFORE_ODDS = 120;

export class Draft {
  choice = $state.raw<Choice | null>(null);
  /** The text whose gap is filled on the map, which shows its reach. */
  gap = $state.raw<Squares | null>(null);
  square = $state<string | null>(null);
  /** The creature to which the list is filtered. */
  target = $state<string | null>(null);
  /** Was the gap chosen from the list, rather than shown by default as a move? */
  isAiming = $state(false);
  odds = $state.raw<Odds | null>(null);
  area = $state.raw<Preview | null>(null);
  why = $state("");
  /** Squares that are listed as single choices. */
  spots = $state.raw<ReadonlyMap<string, Choice>>(new Map());
  ways = $state.raw<ReadonlyMap<string, Way>>(new Map());
  /** Takes the next square that is tapped: the GM is choosing one for a ruling. */
  taker = $state.raw<((square: string) => void) | null>(null);
  private asked: Question | null = null;
  private thought = 0;
  private readonly known = new Map<string, Promise<unknown>>();

  constructor(private readonly table: LiveTable) {}

  /** Start a new question. An update of the same question keeps the selection, if it is still offered. */
  begin(question: Question | null): void {
    const isSame = question?.number === this.asked?.number;
    const [choice, gap] = [this.choice, this.gap];
    this.asked = question;
    this.spots = spotsOf(question);
    this.known.clear();
    const newChoice = question?.choices?.find((one) => one.text === choice?.text) ?? null;
    const newGap = question?.squares?.find((one) => one.text === gap?.text) ?? null;
    if (!isSame || (choice && !newChoice) || (gap && !newGap)) {
      const taker = this.taker;
      this.cancel();
      this.taker = taker;
      return;
    }
    this.choice = newChoice;
    this.show(newGap);
    if (this.square && !this.accepts(this.square)) this.cancel();
  }

  cancel(): void {
    this.thought++;
    this.taker = null;
    this.choice = this.square = this.target = this.odds = this.area = null;
    this.why = "";
    this.isAiming = false;
    this.show(this.asked?.squares?.find((one) => one.group === "move" && one.squares) ?? null);
  }

  get text(): string | null {
    if (this.choice) return this.choice.text;
    return this.gap && this.square ? this.gap.text.replace(GAP, this.square) : null;
  }

  get label(): string {
    if (this.choice) return this.choice.label;
    return this.gap && this.square ? say("to-square", { deed: this.gap.label, square: this.square }) : "";
  }

  get way(): Way | undefined {
    return this.square ? this.ways.get(this.square) : undefined;
  }

  /** The options that target a creature. */
  against(creature: Creature | undefined): Choice[] {
    return creature ? (this.asked?.choices ?? []).filter((one) => one.targets.includes(creature.name)) : [];
  }

  /** The choice for this square, such as where to attack from: it can be tapped on the map. */
  at(square: string): Choice | undefined {
    return this.spots.get(square);
  }

  accepts(square: string): boolean {
    return !!this.gap && (this.gap.squares ? this.gap.squares.includes(square) : this.isAiming);
  }

  // --- taps

  async pick(choice: Choice): Promise<void> {
    if (this.choice?.text === choice.text) return this.confirm();
    this.choice = choice;
    this.square = null;
    await this.think();
  }

  aim(gap: Squares): void {
    this.choice = this.square = this.odds = this.area = null;
    this.isAiming = true;
    this.show(gap);
  }

  /** Let somebody have the next square that is tapped, or nobody any more. */
  take(taker: ((square: string) => void) | null): void {
    this.cancel();
    this.taker = taker;
  }

  async tap(square: string, creature: Creature | undefined): Promise<void> {
    if (this.taker) {
      this.taker(square);
      this.taker = null;
      return;
    }
    const against = this.isAiming ? [] : this.against(creature);
    if (against.length && creature) {
      if (this.choice?.targets.includes(creature.name) && this.target === creature.name) return this.confirm();
      this.target = creature.name;
      this.square = null;
      this.choice = against[0] ?? null;
      await this.think();
    } else if (this.at(square)) {
      await this.pick(this.at(square)!);
    } else if (this.accepts(square)) {
      if (this.square === square && !this.choice) return this.confirm();
      this.choice = this.target = null;
      this.square = square;
      await this.think();
    } else {
      this.cancel();
      this.target = creature?.name ?? null;
    }
  }

  async confirm(): Promise<void> {
    const { asked, text } = this;
    if (asked && text && (await this.table.answer(asked, text))) this.cancel();
  }

  // --- previews

  /** The odds of an answer, cached. */
  oddsOf = (text: string): Promise<Odds> => this.ask<Odds>("/odds", text);

  private show(gap: Squares | null): void {
    this.gap = gap;
    this.ways = new Map();
    if (!gap?.squares) return;
    void this.ask<Reach>("/reach", gap.text).then(
      (reach) => this.gap === gap && (this.ways = new Map(reach.ways.map((way) => [way.square, way]))),
      () => undefined, // not a path but a place to choose: show the squares without costs
    );
  }

  private async think(): Promise<void> {
    const [mine, { text }] = [++this.thought, this];
    this.odds = this.area = null;
    this.why = "";
    if (!text || !this.asked) return;
    await new Promise((done) => setTimeout(done, PAUSE_BEFORE_ODDS));
    if (mine !== this.thought) return;
    const isWay = !this.choice && this.way !== undefined;
    const [area, odds] = await Promise.allSettled([
      this.ask<Preview>("/preview", text),
      isWay ? Promise.reject(new Error("a way has no odds")) : this.oddsOf(text),
    ]);
    if (mine !== this.thought || text !== this.text) return;
    if (area.status === "fulfilled" && area.value.squares.length) this.area = area.value;
    if (odds.status === "fulfilled") this.odds = odds.value;
    else if (odds.reason instanceof Problem) this.why = odds.reason.message;
  }

  private ask<Sent>(path: string, text: string): Promise<Sent> {
    const question = this.asked?.number ?? null;
    const key = `${path} ${text}`;
    const found = this.known.get(key) ?? this.table.api.post<Sent>(this.table.api.at(path), { question, text });
    this.known.set(key, found);
    return found as Promise<Sent>;
  }
}

/** The squares that exactly one choice names. */
function spotsOf(question: Question | null): Map<string, Choice> {
  const named = (question?.choices ?? []).map((one): [string, Choice] => [one.text.split(" ").at(-1) ?? "", one]);
  const squares = named.filter(([square, one]) => isSquare(square) && !one.targets.length);
  const isAlone = (wanted: string): boolean => squares.filter(([square]) => square === wanted).length === 1;
  return new Map(squares.filter(([square]) => isAlone(square)));
}
