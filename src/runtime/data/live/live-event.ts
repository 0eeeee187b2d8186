/**
 * A write to a live entity. `topic` is the entity's topic; `key` is the row's key as text, or null when several or unknown rows
 * were written, so that all shown rows of the topic may be stale.
 */
export interface LiveEvent {
  readonly topic: string;
  readonly kind: 'created' | 'changed' | 'deleted';
  readonly key: string | null;
}
export type LiveListener = (event: LiveEvent) => void;

export interface Listening {
  readonly topic: string;
  readonly listener: LiveListener;
  /** When the shown data was requested, as `performance.now()`: events since then are delivered too. */
  readonly since: number;
}
