import type { Separator } from '../../core/export/csv.ts';
import type { FileKeeper } from '../files/keep.ts';
import type { Say } from '../say.ts';
import type { Db } from '../store/index.ts';
import type { AuditNote } from './audit.store.ts';
import type { RefusalOf } from './database-refusals.ts';
import type { StepTaker, TakeStep } from './lifecycle-parts.ts';
import type { Entities } from './row.ts';
import type { Tables } from './tables.ts';

/** Who calls. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly role: number;
}

/** The context of one call: for a write, all of it is one transaction. */
export interface Work {
  /** The transaction of a write; the pool for a read. */
  readonly db: Db;
  readonly user: Account | null;
  readonly entities: Entities;
  /** The version that the caller's change is based on (`If-Match`); null: not given. */
  readonly basedOn: string | null;
  /** The database's table definitions. */
  readonly tables: Tables;
  /** What the database refuses, in words. */
  readonly refusalOf: RefusalOf;
  /** The lifecycles, for calls that perform an action. */
  readonly steps: StepTaker;
  /** Takes a step of another record, in this transaction. */
  readonly takeStep: TakeStep;
  /** Keeps uploads in step with the transaction. */
  readonly files: FileKeeper;
  /** The translator into the caller's language, for files. */
  speak(): Promise<Say>;
  /** What separates the columns of a file for the caller. */
  readonly separator: Separator;
  /** Adds audit entries in the same transaction. A write without entries is recorded by its name. */
  audit(note: AuditNote): Promise<void>;
}
