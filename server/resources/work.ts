import type { FileKeeper } from '../files/keep.ts';
import type { Db } from '../store/index.ts';
import type { AuditNote } from './audit.store.ts';
import type { StepTaker, TakeStep } from './lifecycle-parts.ts';
import type { Entities } from './row.ts';
import type { Tables } from './tables.ts';

/** Who calls. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly role: number;
}

/** One call's piece of work: for a write all of it is one transaction. */
export interface Work {
  /** The transaction of a write; the pool for a read. */
  readonly db: Db;
  readonly user: Account | null;
  readonly entities: Entities;
  /** The version of the row that the caller's change is based on (`If-Match`); null: the caller does not say. */
  readonly basedOn: string | null;
  /** What the database says of its tables. */
  readonly tables: Tables;
  /** What the lifecycles allow: calls that perform an action take it through this. */
  readonly steps: StepTaker;
  /** Leads another record on, in this transaction. */
  readonly takeStep: TakeStep;
  /** Keeps uploads in step with the transaction. */
  readonly files: FileKeeper;
  /** Writes down what was changed, in the same transaction. A write that notes nothing is noted by its name. */
  audit(note: AuditNote): Promise<void>;
}
