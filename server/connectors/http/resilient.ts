import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  wrap,
} from 'cockatiel';
import { millis } from '../../../core/dates.ts';
import { parseJson } from '../../../core/read-value.ts';
import { type ConnectorAnswer, ConnectorError, type ConnectorRequest, type Transport } from '../transport.ts';

export interface Patience {
  /** Retries of a read-only call. */
  readonly retries: number;
  /** Milliseconds before the first retry; each later delay about doubles, up to `longest`. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Consecutive failures that open the circuit breaker, and milliseconds until it is tried again. */
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
 * Retries temporary failures of read-only calls; a circuit breaker pauses calls to a system that keeps failing. A status of 400
 * or more becomes a ConnectorError. Create one per external system, since it holds the breaker.
 */
export function resilient(transport: Transport, patience: Patience = PATIENCE): Transport {
  const temporaryFailures = handleWhen(isPassing);
  const breaker = circuitBreaker(temporaryFailures, {
    halfOpenAfter: patience.rest,
    breaker: new ConsecutiveBreaker(patience.breaksAfter),
  });
  const retryPolicy = retry(temporaryFailures, {
    maxAttempts: patience.retries,
    backoff: new DelegateBackoff(({ attempt, result }: IRetryBackoffContext<unknown>) => {
      const error = 'error' in result ? result.error : undefined;
      const requestedWait = error instanceof ConnectorError ? (error.retryAfter ?? 0) : 0;
      // Full jitter, so that several servers do not retry at the same moment.
      const jitteredWait = Math.random() * patience.firstWait * 2 ** (attempt - 1);
      return Math.min(patience.longestWait, Math.max(requestedWait, jitteredWait));
    }),
  });
  const readPolicy = wrap(retryPolicy, breaker);
  const ask = async (request: ConnectorRequest) => checked(await transport(request));
  return async (request) => {
    try {
      const policy = request.method === 'GET' ? readPolicy : breaker;
      return await policy.execute(() => ask(request), request.signal);
    } catch (error) {
      request.signal?.throwIfAborted();
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new ConnectorError('resting', 'Not asked: it has failed all the time of late', { cause: error });
    }
  };
}

/** Returns the response, or throws for an error status. */
function checked(answer: ConnectorAnswer): ConnectorAnswer {
  const { status, statusText } = answer;
  if (status < 400) {
    if (answer.headers['content-type']?.includes('json') && parseJson(answer.body) === undefined)
      throw new ConnectorError('unavailable', 'Half an answer');
    return answer;
  }
  const words = `Answered ${status} ${statusText}`.trim();
  if (status === 408 || status === 429 || status >= 500) {
    const retryAfter = readRetryAfter(answer.headers['retry-after']);
    throw new ConnectorError('unavailable', words, retryAfter === null ? {} : { retryAfter });
  }
  throw new ConnectorError('refused', words);
}

/** Parses Retry-After (seconds or a date) to milliseconds from now. */
function readRetryAfter(header: string | undefined): number | null {
  if (!header) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const retryTime = millis(header);
  return Number.isNaN(retryTime) ? null : Math.max(0, retryTime - Date.now());
}
