import { isRecord } from '../../../core/record.ts';
import { ConnectorError, type Transport, textOf } from '../transport.ts';

export interface HttpSettings {
  /** Base URL; ends with a slash. */
  readonly base: string;
  /** Timeout of a whole response in milliseconds. */
  readonly timeout: number;
  /** Headers of every call, such as credentials. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Maximum bytes of a response. */
const LONGEST_ANSWER = 32_000_000;

/** One HTTP request without retries. Throws a ConnectorError without secrets from the URL; every status is a response. */
export function httpTransport({ base, timeout, headers }: HttpSettings): Transport {
  return async (request) => {
    const time = AbortSignal.timeout(timeout);
    const signal = request.signal ? AbortSignal.any([time, request.signal]) : time;
    try {
      // Redirects are not followed: the credentials must not reach another host.
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
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > LONGEST_ANSWER) throw new ConnectorError('unreadable', 'The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `fetch failed` is not informative; its cause is. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause: Readonly<Record<string, unknown>> = isRecord(error.cause) ? error.cause : {};
  return textOf(cause.code) || textOf(cause.message) || error.message;
}
