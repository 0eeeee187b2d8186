import type { Code } from './codes.ts';

/** A diagnostic as it is printed. */
export interface Problem {
  readonly code: Code;
  readonly severity: 'error' | 'gap' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Path inside the file, for messages. */
  readonly at: string;
  readonly text: string;
  /** How to fix it, if the text does not say so. */
  readonly remedy?: string;
  /** The wrong value is a default; the text says so. */
  readonly isByDefault?: true;
}
