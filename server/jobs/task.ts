import type { FileKeeper, FilePlaces } from '../files/keep.ts';
import type { LiveKind } from '../live/live-log.store.ts';
import type { AuditNote } from '../resources/audit.store.ts';
import type { TakeStep } from '../resources/lifecycle-parts.ts';
import type { Say } from '../say.ts';
import type { Db } from '../store/index.ts';

/** A kind of long work. `Input` is what the job was started with. */
export interface JobTask<Input = unknown> {
  /**
   * Does the work, in steps. May be called again for the same job after the process was killed: begin at
   * `run.cursor`. Throw a JobFailure for an end that the person should read; anything else is tried again later.
   */
  run(run: JobRun<Input>): Promise<JobOutcome>;
}

/** Kinds of long work by name, their inputs forgotten: the declarations have been checked where they are listed. */
export type JobTasks = Readonly<Record<string, JobTask<never>>>;

/** What the person reads at the end: a source text, its places filled by `params` and the job's counts. */
export interface JobOutcome {
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** One run of one job. */
export interface JobRun<Input> {
  readonly id: number;
  readonly input: Input;
  /** Account that started it; null for work that began by itself. */
  readonly by: number | null;
  /** Translates texts of files into the language of the person who started the job. The page translates what it shows. */
  readonly say: Say;
  /** For reading between the steps; whatever is written belongs into a step. */
  readonly db: Db;
  /** For reading the files that the job was given, and for what is on its way; files are kept in a step. */
  readonly places: FilePlaces;
  /** What the last finished step left; null at the beginning. */
  readonly cursor: unknown;
  /** Sums of what the steps have counted, also before a restart. */
  readonly counts: Readonly<Record<string, number>>;
  /** Aborted when the job is cancelled or the server ends: hand it to calls that may take long. */
  readonly signal: AbortSignal;
  /**
   * One piece of work that happens exactly once: what `work` writes with `step.db`, the cursor and the progress are
   * one transaction. Keep it below a second or so, and make calls to other systems before it. Between two steps
   * the job may end: cancelled, or handed on to the next process.
   */
  step<T>(work: (step: JobStep) => Promise<T>): Promise<T>;
}

export interface JobStep {
  readonly db: Db;
  /** Keeps files in step with the transaction. */
  readonly files: FileKeeper;
  /** Writes down what was changed, under the name of who started the job; some thousands at once at most. */
  audit(...notes: readonly AuditNote[]): Promise<void>;
  /** Takes a step of a record's lifecycle, as the actor of the request. */
  readonly takeStep: TakeStep;
  /** Publishes a row of a live entity that the step wrote; what `audit` notes is published with it. */
  publish(entity: string, kind: LiveKind, key: string | number): void;
  /** Notes how far the work is; the last word on each counts. */
  advance(note: JobNote): void;
}

export interface JobNote {
  /** Where to go on: anything that JSON can hold. */
  readonly cursor?: unknown;
  /** Units of work that are done, and how many there are; null while unknown. */
  readonly done?: number;
  readonly total?: number | null;
  /** Added to the job's counts. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Added to the job's list, of which the first 200 are kept and all are counted. */
  readonly problems?: readonly JobProblem[];
  /** A file to download: the name that it was kept by, and the one that the person sees. */
  readonly file?: { readonly name: string; readonly as: string };
}

/** Something that did not work, though the rest went on. `message` is a source text, which `params` fill. */
export interface JobProblem {
  /** Line of a file, from 1. */
  readonly line?: number;
  /** What it is about, such as a SKU. */
  readonly about?: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The job cannot be done, and another try would not help. The text is a source text, meant for the person. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
  readonly params: Readonly<Record<string, unknown>>;

  constructor(message: string, params: Readonly<Record<string, unknown>> = {}, options?: ErrorOptions) {
    super(message, options);
    this.params = params;
  }
}
