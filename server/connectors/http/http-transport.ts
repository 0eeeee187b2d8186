import { ConnectorError } from '../connector-error.ts';
import type { Transport } from '../transport.ts';

export interface HttpSettings {
  /** Address that relative ones start from; ends with a slash. */
  readonly base: string;
  /** Milliseconds for one whole answer. */
  readonly timeout: number;
  /** Sent with every call: what lets us in. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bytes of an answer: more is not a page of rows. */
const LONGEST_ANSWER = 32_000_000;

/** HTTP, one try. Throws a ConnectorError without the address's secrets; every status is an answer. */
export function httpTransport({ base, timeout, headers }: HttpSettings): Transport {
  return async (request) => {
    const time = AbortSignal.timeout(timeout);
    const signal = request.signal ? AbortSignal.any([time, request.signal]) : time;
    try {
      // The other side may know itself by another name, and what lets us in must not go elsewhere.
      const { pathname, search } = new URL(request.url, base);
      const target = new URL(pathname + search, base);
      const answer = await fetch(target, {
        method: request.method,
        headers: { accept: 'application/json', ...headers, ...request.headers },
        redirect: 'error',
        signal,
        ...(request.body === undefined ? {} : { body: request.body }),
      });
      return {
        status: answer.status,
        statusText: answer.statusText,
        headers: Object.fromEntries(answer.headers),
        body: await readBounded(answer),
      };
    } catch (error) {
      if (error instanceof ConnectorError) throw error;
      request.signal?.throwIfAborted();
      if (time.aborted)
        throw new ConnectorError('unavailable', `No whole answer within ${timeout} ms`, { cause: error });
      throw new ConnectorError('unavailable', reasonOf(error), { cause: error });
    }
  };
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > LONGEST_ANSWER) throw new ConnectorError('unreadable', 'The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
