import type { DeclaredEntity } from '../../core/declared.ts';

/** A row by its columns, an answer's item by its fields. */
export type Row = Readonly<Record<string, unknown>>;

/** The values of a call, decoded and validated. */
export interface Inputs {
  readonly params: Row;
  readonly query: Row;
  readonly body: Row;
}

/** What is declared of the things that rows are about, by name. */
export type Entities = Readonly<Record<string, DeclaredEntity>>;
