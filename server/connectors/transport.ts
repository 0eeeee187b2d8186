import { isRecord } from '../../core/record.ts';
import { writable } from '../../core/text.ts';

/** One request to an external system in its simplest form; real, simulated and logging transports implement it. */
export type Transport = (request: ConnectorRequest) => Promise<ConnectorAnswer>;

export interface ConnectorRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Absolute, or relative to the transport's base URL. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As it is sent. */
  readonly body?: string;
  readonly signal?: AbortSignal;
}

export interface ConnectorAnswer {
  readonly status: number;
  readonly statusText: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An entry of the call log. It must contain no secret: secrets are sent in headers, which are not logged. */
export interface CallNote {
  readonly url: string;
  readonly method: string;
  readonly message: string;
}
export type NoteCall = (note: CallNote) => Promise<void>;

const LONGEST_MESSAGE = 500;

/** Logs every call through it, including failed and retried ones. */
export function noted(transport: Transport, note: NoteCall): Transport {
  return async (request) => {
    const { method, url } = request;
    const begun = performance.now();
    const tell = (words: string) => {
      const message = `${words} (${Math.round(performance.now() - begun)} ms)`;
      return note({ method, url, message: writable(message.slice(0, LONGEST_MESSAGE)) });
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

/** The error message in a response body, as OData and most APIs format it. */
function errorText(body: string): string {
  try {
    const { error } = readObject(body);
    return isRecord(error) && typeof error.message === 'string' ? `: ${error.message}` : '';
  } catch {
    return '';
  }
}

/** The JSON object in a response body; empty for other JSON. Throws a ConnectorError for what is no JSON. */
export function readObject(body: string): Readonly<Record<string, unknown>> {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch (cause) {
    throw new ConnectorError('unreadable', 'The answer is no JSON', { cause });
  }
  return isRecord(read) ? read : {};
}

/** Text of another system; empty for null and whatever else is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Why a call to another system failed. */
export type ConnectorErrorKind =
  /** No connection, timeout, incomplete answer, or a temporary status. */
  | 'unavailable'
  /** The circuit breaker is open after repeated failures. */
  | 'resting'
  /** Authentication failed, or the requested resource is unknown. */
  | 'refused'
  /** The answer is invalid. */
  | 'unreadable';

/** A call to another system failed after its retries. The text is for the log. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly kind: ConnectorErrorKind;
  /** Milliseconds after which the other side accepts another call (Retry-After). */
  readonly retryAfter: number | null;

  constructor(
    kind: ConnectorErrorKind,
    message: string,
    options: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.retryAfter = options.retryAfter ?? null;
  }
}
