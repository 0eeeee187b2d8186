/**
 * Something that was written. `topic` is the live entity; `key` that of the row, as text, or null: many rows, or nobody
 * knows which, so all that is shown of the topic may be stale.
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
  /** When the shown data was asked for, as `performance.now()`: what was written since is delivered as well. */
  readonly since: number;
}
