import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { millis } from '../../../src/runtime/core/dates.ts';
import { ConnectorError } from '../connector-error.ts';
import type { ConnectorAnswer, ConnectorRequest, Transport } from '../transport.ts';

export interface Patience {
  /** Further tries of a call that changes nothing. */
  readonly retries: number;
  /** Milliseconds before the first of them; each later one waits about twice as long, at most `longest`. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Failures in a row after which the other side is left alone, and milliseconds until it is asked again. */
  readonly breaksAfter: number;
  readonly rest: number;
}

export const PATIENCE: Patience = {
  retries: 4,
  firstWait: 400,
  longestWait: 15_000,
  breaksAfter: 8,
  rest: 30_000,
};

const isPassing = (error: Error) => error instanceof ConnectorError && error.kind === 'unavailable';

/**
 * Tries again what passes by itself, if the call changes nothing; leaves a system alone that fails all the time. A
 * status of 400 and more becomes a ConnectorError. Make one for each other system: the circuit is its.
 */
export function resilient(transport: Transport, patience: Patience = PATIENCE): Transport {
  const passing = handleWhen(isPassing);
  const breaker = circuitBreaker(passing, {
    halfOpenAfter: patience.rest,
    breaker: new ConsecutiveBreaker(patience.breaksAfter),
  });
  const again = retry(passing, {
    maxAttempts: patience.retries,
    backoff: new DelegateBackoff((context: { attempt: number; result: unknown }) => {
      const { error } = context.result as { error?: unknown };
      const wanted = error instanceof ConnectorError ? (error.retryAfter ?? 0) : 0;
      // Full jitter, so that several servers do not come back at the same moment.
      const ours = Math.random() * patience.firstWait * 2 ** (context.attempt - 1);
      return Math.min(patience.longestWait, Math.max(wanted, ours));
    }),
  });
  const safe = wrap(again, breaker);
  const ask = async (request: ConnectorRequest) => checked(await transport(request));
  return async (request) => {
    try {
      const policy = request.method === 'GET' ? safe : breaker;
      return await policy.execute(() => ask(request), request.signal);
    } catch (error) {
      request.signal?.throwIfAborted();
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new ConnectorError('resting', 'Not asked: it has failed all the time of late', { cause: error });
    }
  };
}

/** The answer, unless its status says that it is none. */
function checked(answer: ConnectorAnswer): ConnectorAnswer {
  const { status, statusText } = answer;
  if (status < 400) {
    if (answer.headers['content-type']?.includes('json') && !isJson(answer.body)) {
      throw new ConnectorError('unavailable', 'Half an answer');
    }
    return answer;
  }
  const words = `Answered ${status} ${statusText}`.trim();
  if (status === 408 || status === 429 || status >= 500) {
    const retryAfter = readRetryAfter(answer.headers['retry-after']);
    throw new ConnectorError('unavailable', words, retryAfter === null ? {} : { retryAfter });
  }
  throw new ConnectorError('refused', words);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Seconds or a date, as milliseconds from now. */
function readRetryAfter(header: string | undefined): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = millis(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
