/** Why another system did not answer as it should. */
export type ConnectorErrorKind =
  /** No connection, no answer in time, half an answer, or a status that passes by itself. */
  | 'unavailable'
  /** It has failed often of late and is left alone for a while. */
  | 'resting'
  /** It does not let us in, or does not know what we ask for. */
  | 'refused'
  /** It answered something that cannot be what was asked for. */
  | 'unreadable';

/** A call to another system failed for good; what could be tried again was. The text is for the log. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly kind: ConnectorErrorKind;
  /** Milliseconds after which the other side wants to be asked again. */
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
