import { isRecord } from '../../core/record.ts';
import { readObject } from './read-object.ts';

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

/** The error message in a response body, as OData and most APIs format it. */
function errorText(body: string): string {
  try {
    const { error } = readObject(body);
    return isRecord(error) && typeof error.message === 'string' ? `: ${error.message}` : '';
  } catch {
    return '';
  }
}
