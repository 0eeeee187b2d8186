import type { Separator } from '../../core/export/csv.ts';
import type { FileKeeper, FilePlaces } from '../files/keep.ts';
import type { LiveKind } from '../live/live-log.store.ts';
import type { AuditNote } from '../resources/audit.store.ts';
import type { TakeStep } from '../resources/lifecycle-parts.ts';
import type { Say } from '../say.ts';
import type { Db } from '../store/index.ts';

/** A task, run as a job. `Input` is the job's input. */
export interface JobTask<Input = unknown> {
  /**
   * Does the work in steps. May be called again for the same job after the process was killed: continue at `run.cursor`. Throw a
   * JobFailure to end with a message for the user; other errors are retried.
   */
  run(run: JobRun<Input>): Promise<JobOutcome>;
}

/** Tasks by name, untyped: they were type-checked where they are listed. */
export type JobTasks = Readonly<Record<string, JobTask<never>>>;

/** The closing message: a source text, filled from `params` and the job's counts. */
export interface JobOutcome {
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** One run of one job. */
export interface JobRun<Input> {
  readonly id: number;
  readonly input: Input;
  /** Account that started it; null for scheduled work. */
  readonly by: number | null;
  /** Translates texts in files into the owner's language. The page translates what it shows. */
  readonly say: Say;
  /** What separates the columns of files for the owner. */
  readonly separator: Separator;
  /** For reading between steps; all writes belong in a step. */
  readonly db: Db;
  /** For reading the job's files and for temporary files; files are stored in a step. */
  readonly places: FilePlaces;
  /** The cursor of the last finished step; null at the start. */
  readonly cursor: unknown;
  /** Sums of the steps' counts, including those before a restart. */
  readonly counts: Readonly<Record<string, number>>;
  /** Aborted when the job is cancelled or the server stops: pass it to long calls. */
  readonly signal: AbortSignal;
  /**
   * Runs one unit of work exactly once: the writes with `step.db`, the cursor and the progress are one transaction. Keep it below
   * a second, and make calls to other systems before it. Between two steps the job may be cancelled or handed to another process.
   */
  step<T>(work: (step: JobStep) => Promise<T>): Promise<T>;
}

export interface JobStep {
  readonly db: Db;
  /** Keeps files in step with the transaction. */
  readonly files: FileKeeper;
  /** Adds audit entries under the name of the job's owner; some thousands at once at most. */
  audit(...notes: readonly AuditNote[]): Promise<void>;
  /** Takes a lifecycle step of a record, as the given actor. */
  readonly takeStep: TakeStep;
  /** Publishes a written row of a live entity; changes recorded by `audit` are published automatically. */
  publish(entity: string, kind: LiveKind, key: string | number): void;
  /** Records the progress; the last value counts. */
  advance(note: JobNote): void;
}

export interface JobNote {
  /** Where to go on: anything that JSON can hold. */
  readonly cursor?: unknown;
  /** Finished and total units of work; null while unknown. */
  readonly done?: number;
  readonly total?: number | null;
  /** Added to the job's counts. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Added to the job's problems, of which the first 200 are stored and all are counted. */
  readonly problems?: readonly JobProblem[];
  /** A file to download: its stored name, and the displayed name. */
  readonly file?: { readonly name: string; readonly as: string };
}

/** A problem that did not stop the job. `message` is a source text with `params`. */
export interface JobProblem {
  /** Line of a file, from 1. */
  readonly line?: number;
  /** The affected record, such as a SKU. */
  readonly about?: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The job cannot be done, and a retry would not help. The text is a source text for the user. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
  readonly params: Readonly<Record<string, unknown>>;

  constructor(message: string, params: Readonly<Record<string, unknown>> = {}, options?: ErrorOptions) {
    super(message, options);
    this.params = params;
  }
}
