// The HTTP client.  Start at `Api`.
import type { ProblemDetails } from "../generated/api";
import { say, words } from "./words.svelte";

/** Problem details of a failed request, in the reader's language. */
export class Problem extends Error {
  constructor(readonly details: ProblemDetails) {
    super(details.detail || details.title);
  }

  get code(): string {
    return this.details.code;
  }
}

export class Api {
  constructor(
    readonly token: string,
    readonly table: string = "",
  ) {}

  get = <Sent>(path: string): Promise<Sent> => this.ask<Sent>("GET", path);
  post = <Sent>(path: string, body: object): Promise<Sent> => this.ask<Sent>("POST", path, body);
  patch = (path: string, body: object): Promise<void> => this.ask("PATCH", path, body);
  delete = (path: string): Promise<void> => this.ask("DELETE", path);

  /** The URL of a resource of the table. */
  at(path: string): string {
    return `/api/v1/tables/${this.table}${path}`;
  }

  private async ask<Sent>(method: string, path: string, body?: object): Promise<Sent> {
    const answer = await this.fetch(method, path, body);
    if (answer.status === 204) return undefined as Sent;
    if (!answer.ok) throw new Problem(await problemIn(answer));
    return (await answer.json()) as Sent;
  }

  async file(path: string): Promise<Blob> {
    const answer = await this.fetch("GET", path);
    if (!answer.ok) throw new Problem(await problemIn(answer));
    return answer.blob();
  }

  private async fetch(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = { "Accept-Language": words.code };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    if (body) headers["Content-Type"] = "application/json";
    try {
      return await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    } catch {
      throw new Problem(lost());
    }
  }
}

async function problemIn(answer: Response): Promise<ProblemDetails> {
  try {
    return (await answer.json()) as ProblemDetails;
  } catch {
    return { ...lost(), status: answer.status };
  }
}

/** The problem when the server cannot be reached. */
export function lost(): ProblemDetails {
  return { type: "about:blank", title: say("lost"), status: 0, detail: say("lost"), code: "lost" };
}
