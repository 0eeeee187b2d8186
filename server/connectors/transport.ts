/** One exchange with another system, as plain as it can be: what is real, simulated or logged comes behind it. */
export type Transport = (request: ConnectorRequest) => Promise<ConnectorAnswer>;

export interface ConnectorRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Absolute, or relative to the transport's own address. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As it is sent. */
  readonly body?: string;
  readonly signal?: AbortSignal;
}

export interface ConnectorAnswer {
  readonly status: number;
  readonly statusText: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the log of calls holds. No secret may be in it: secrets travel in headers, which are not noted. */
export interface CallNote {
  readonly url: string;
  readonly method: string;
  readonly message: string;
}
export type NoteCall = (note: CallNote) => Promise<void>;

const LONGEST_MESSAGE = 500;

/** Notes every call that is made through it, also those that fail and those that are repeated. */
export function noted(transport: Transport, note: NoteCall): Transport {
  return async (request) => {
    const { method, url } = request;
    const begun = performance.now();
    const tell = (words: string) => {
      const message = `${words} (${Math.round(performance.now() - begun)} ms)`;
      return note({ method, url, message: message.slice(0, LONGEST_MESSAGE) });
    };
    try {
      const answer = await transport(request);
      const detail = answer.status >= 400 ? errorText(answer.body) : '';
      await tell(`${answer.status} ${answer.statusText}${detail}`.trim());
      return answer;
    } catch (error) {
      await tell(error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
}

/** What the other side says of its failure, as OData and most others put it. */
function errorText(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown } };
    return typeof error?.message === 'string' ? `: ${error.message}` : '';
  } catch {
    return '';
  }
}
