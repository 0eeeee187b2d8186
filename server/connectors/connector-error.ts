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
