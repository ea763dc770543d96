// The page's messages, from the same .ftl files as the engine's.  Start at `words`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  ru: "Русский",
  uk: "Українська",
  cs: "Čeština",
  "pt-BR": "Português",
};
const FEET_IN_A_SQUARE = 5;
const METRES_IN_A_SQUARE = 1.5;
const TEXTS: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  ru: () => import("virtual:words/ru"),
  uk: () => import("virtual:words/uk"),
  cs: () => import("virtual:words/cs"),
  "pt-BR": () => import("virtual:words/pt-BR"),
};

/** The browser's preferred language, if supported. */
export function nearest(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const found = Object.keys(LANGUAGES).find((code) => code.split("-")[0] === tag.split("-")[0]?.toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** A Fluent bundle of these texts; it implements the functions of affray/lang/functions.py that the page needs. */
export function bundleOf(code: string, ...texts: string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(code, {
    useIsolating: false,
    functions: {
      DISTANCE: ([squares]) => unit(bundle, "unit-distance", squares),
      POLYGONS: ([squares]) => unit(bundle, "unit-polygons", squares),
      SQUARES: ([squares]) => unit(bundle, "unit-squares", squares),
      DICE: ([dice]) => String(dice).replace("d", letter(bundle)),
    },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function unit(bundle: FluentBundle, id: string, counted: unknown): string {
  const squares = Number(String(counted));
  const pattern = bundle.getMessage(id)?.value;
  const [feet, metres] = [squares * FEET_IN_A_SQUARE, squares * METRES_IN_A_SQUARE];
  return pattern ? bundle.formatPattern(pattern, { squares, polygons: squares, feet, metres }) : String(squares);
}

/** The letter between the number of dice and their sides: d, к, k. */
function letter(bundle: FluentBundle): string {
  const pattern = bundle.getMessage("dice-letters")?.attributes.die;
  return pattern ? bundle.formatPattern(pattern) : "d";
}

/** A rulebook's words in a language, from the server; null if it cannot be reached. */
async function wordsOfBook(book: string, code: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api/v1/books/${encodeURIComponent(book)}/words/${code}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** The messages of the current language and rulebook. */
class Words {
  code = $state("en");
  rulebook = $state("");
  private wanted = "";
  private isWhole = true;
  private bundle = $state.raw(bundleOf("en", ""));

  speak = (code: string): Promise<void> => this.read(code, this.rulebook);

  /** Speak in the words of a rulebook; where they could not be had, ask again. */
  async open(rulebook: string): Promise<void> {
    const isOpen = this.rulebook === rulebook && this.isWhole;
    if (!isOpen && this.wanted !== `${this.code} ${rulebook}`) await this.read(this.code, rulebook);
  }

  private async read(code: string, rulebook: string): Promise<void> {
    this.wanted = `${code} ${rulebook}`;
    const wanted = this.wanted;
    const [shared, own] = await Promise.all([
      (TEXTS[code] ?? TEXTS.en!)(),
      rulebook ? wordsOfBook(rulebook, code) : "",
    ]);
    if (this.wanted !== wanted) return; // another was asked for meanwhile
    this.wanted = "";
    this.isWhole = own !== null;
    this.bundle = bundleOf(code, shared.default, own ?? "");
    this.code = code;
    this.rulebook = rulebook;
    document.documentElement.lang = code;
  }

  /** A message of the page; the rulebook's variant, if it has one. */
  say = (id: string, facts: Record<string, FluentVariable> = {}): string =>
    this.find(`page-${id}`, "", facts) ?? `page-${id}`;

  /** The name of a thing in a list such as `page-pool`, if it has one. */
  find(id: string, part = "", facts: Record<string, FluentVariable> = {}): string | undefined {
    for (const name of [`${this.rulebook}-${id}`, id]) {
      const message = this.bundle.getMessage(name);
      const pattern = part ? message?.attributes[part] : message?.value;
      if (pattern) return this.bundle.formatPattern(pattern, facts);
    }
    return undefined;
  }

  /** The nearest match for a word of the engine (an effect, a damage type, a seat). */
  thing(id: string): string {
    return (
      this.find("page-word", id) ??
      this.find("say-effect", id) ??
      this.find("say-word", id) ??
      this.find(`condition-${id}`) ??
      this.find(`damage-${id}`) ??
      this.find(`skill-${id}`) ??
      this.find(`characteristic-${id}`) ??
      this.find(`noun-${id}`) ??
      this.find(id) ??
      id.replaceAll("-", " ")
    );
  }

  /** A word of a ruling: a supply, a figure, a kind of ground or a side has words of its own. */
  ruled(verb: string, word: string): string {
    const lists: Record<string, string> = {
      pool: "page-pool",
      figure: "say-figure",
      ground: "say-legend",
      side: "page-side",
      over: "page-side",
      morale: "page-side",
      object: "say-legend",
      hurt: "page-ruling-hurt",
    };
    const dice = /^\d+d\d+$/.test(word) ? this.find("page-die", "", { die: word }) : undefined;
    return (
      dice ??
      (lists[verb] && this.find(lists[verb], word)) ??
      this.find("page-ruling-word", word) ??
      this.find("say-figure", word) ??
      this.thing(word)
    );
  }

  /** A distance in squares, in the reader's unit. */
  distance = (squares: number): string => this.find("say-distance", "", { squares }) ?? String(squares);

  group = (name: string): string => this.find("page-group", name) ?? this.find("say-group", name) ?? name;

  terrain = (kind: string): string => this.find("say-legend", kind) ?? kind.replaceAll("-", " ");

  percent = (chance: number): string => new Intl.NumberFormat(this.code, { style: "percent" }).format(chance);
}

export const isSquare = (text: string): boolean => /^[a-z]{1,2}\d+$/.test(text);

export const words = new Words();
/** The current messages. */
export const say = words.say;

/** Capitalise a sentence, unless it begins with the name of a square. */
export function capital(text: string): string {
  if (isSquare(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
