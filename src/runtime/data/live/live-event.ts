/** A write to a live entity. `key` is the row's key as text; null: several or unknown rows, so that all may be stale. */
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
