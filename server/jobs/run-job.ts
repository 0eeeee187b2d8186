import { FileKeeper, type FilePlaces } from '../files/keep.ts';
import { LiveNotes } from '../live/live-notes.ts';
import { type AuditNote, writeAudit } from '../resources/audit.store.ts';
import type { StepTaker } from '../resources/lifecycle-parts.ts';
import type { Entities } from '../resources/row.ts';
import { type Say, speak, type Texts } from '../say.ts';
import { type Db, nameAuthor, nameChanges } from '../store/index.ts';
import {
  type Claim,
  type ClaimedJob,
  claimJob,
  type Ending,
  endJob,
  MAX_ATTEMPTS,
  putBack,
  readCancel,
  stallsOf,
  tellOfJob,
  writeNote,
} from './job.store.ts';
import { JobFailure, type JobNote, type JobRun, type JobStep, type JobTask, type JobTasks } from './task.ts';

/** The server parts that every run needs. */
export interface JobServices {
  readonly db: Db;
  readonly places: FilePlaces;
  readonly tasks: JobTasks;
  readonly entities: Entities;
  readonly steps: StepTaker;
  readonly texts: Texts;
  readonly log: { error(details: object, text: string): void };
}

/** Why a run ends before its work is done. */
type Stop = 'cancelled' | 'handed-back' | 'lost';
class Stopped extends Error {
  constructor(readonly stop: Stop) {
    super(stop);
  }
}

const REFUSED = '{result} {problems} refused.';
const SO_FAR = '{result} {done} of {total} done.';

/** Milliseconds between checks for cancellation. */
const LOOK = 1000;

/** Runs one waiting job until it ends or is stopped. Throws only when the database does not answer. */
export async function runJob(
  services: JobServices,
  id: number,
  runner: number,
  ending: AbortSignal,
): Promise<void> {
  const job = await claimJob(services.db, id, runner);
  if (!job) return;
  const claim: Claim = { id, runner, attempts: job.attempts };
  const task = services.tasks[job.kind] as JobTask<unknown> | undefined;
  if (!task || job.stalls > MAX_ATTEMPTS) {
    services.log.error({ job: id, kind: job.kind }, task ? 'the job was begun too often' : 'no such task');
    await finish(services.db, claim, DEFECT);
    return;
  }
  const stop = new AbortController();
  const handBack = () => stop.abort(new Stopped('handed-back'));
  if (ending.aborted) handBack();
  ending.addEventListener('abort', handBack);
  const look = setInterval(() => {
    readCancel(services.db, claim).then(
      (cancelled) => cancelled !== false && stop.abort(new Stopped(cancelled ? 'cancelled' : 'lost')),
      () => undefined,
    );
  }, LOOK);
  try {
    const say = await speak(services.texts, job.language);
    const outcome = await task.run(makeRun(services, { ...job, say }, claim, stop));
    await finish(services.db, claim, { state: 'done', ...outcome });
  } catch (error) {
    await endEarly(services, claim, job.kind, stop.signal.aborted ? stop.signal.reason : error);
  } finally {
    clearInterval(look);
    ending.removeEventListener('abort', handBack);
  }
}

interface Finish extends Pick<Ending, 'state' | 'params'> {
  /** Source text. */
  readonly message: string;
}

const DEFECT: Finish = { state: 'failed', message: 'Something went wrong. Please try again later.' };

/** The message names the refusal, or how far a stopped job came. */
async function finish(db: Db, claim: Claim, { message: result, ...ending }: Finish): Promise<void> {
  const partly = ending.state === 'done' ? REFUSED : SO_FAR;
  await endJob(db, claim, { ...ending, result, partly });
}

async function endEarly({ db, log }: JobServices, claim: Claim, kind: string, error: unknown): Promise<void> {
  if (error instanceof Stopped) {
    if (error.stop === 'cancelled')
      await finish(db, claim, { state: 'cancelled', message: 'It was cancelled.' });
    if (error.stop === 'handed-back') await putBack(db, claim, 0);
    return;
  }
  if (error instanceof JobFailure)
    return finish(db, claim, { state: 'failed', message: error.message, params: error.params });
  log.error({ err: error, job: claim.id, kind }, 'a job failed');
  const stalls = await stallsOf(db, claim);
  if (stalls < MAX_ATTEMPTS) return putBack(db, claim, 2 ** stalls);
  await finish(db, claim, DEFECT);
}

function makeRun(
  services: JobServices,
  job: ClaimedJob & { readonly say: Say },
  claim: Claim,
  stop: AbortController,
): JobRun<unknown> {
  const { db, places } = services;
  let { cursor } = job;
  const counts: Record<string, number> = { ...job.counts };
  const { signal } = stop;
  const progress = new Progress();
  const refuse = (why: Stop) => {
    stop.abort(new Stopped(why));
    throw signal.reason;
  };
  /** Does the work of one step in its transaction, with what it notes. */
  const takeStep = async <T>(tx: Db, work: (step: JobStep) => Promise<T>, note: Notes): Promise<T> => {
    const files = new FileKeeper(places, tx, job.by);
    try {
      // Audit event: `product.sync-price` is "sync-price" of the changed entity.
      await nameChanges(tx, job.kind.replace(/^.*\./, ''));
      if (job.by !== null) await nameAuthor(tx, job.by);
      const { live, step } = stepOf(services, job, { tx, files }, note);
      const done = await work(step);
      if (!(await writeNote(tx, claim, note))) return refuse('lost');
      if (progress.isDue()) await tellOfJob(tx, job.id);
      await live.flush(tx);
      return done;
    } catch (error) {
      await files.undo();
      throw error;
    }
  };
  return {
    id: job.id,
    input: job.input,
    by: job.by,
    say: job.say,
    separator: job.separator,
    db,
    places,
    signal,
    counts,
    get cursor() {
      return cursor;
    },
    async step<T>(work: (step: JobStep) => Promise<T>): Promise<T> {
      signal.throwIfAborted();
      const cancelled = await readCancel(db, claim);
      if (cancelled !== false) return refuse(cancelled ? 'cancelled' : 'lost');
      const note: Notes = { counts: {}, problems: [] };
      const result = await db.transaction().execute((tx) => takeStep(tx, work, note));
      if ('cursor' in note) cursor = note.cursor;
      for (const [name, count] of Object.entries(note.counts)) counts[name] = (counts[name] ?? 0) + count;
      return result;
    },
  };
}

/** What a step works with, and the live events that its writes cause. */
function stepOf(
  { entities, steps }: JobServices,
  job: ClaimedJob,
  { tx, files }: { readonly tx: Db; readonly files: FileKeeper },
  note: Notes,
): { readonly live: LiveNotes; readonly step: JobStep } {
  const origin = {
    user: job.by === null ? null : { id: job.by },
    requestId: `job-${job.id}`,
    endpoint: job.kind,
    actor: 'scheduler',
  };
  const live = new LiveNotes(entities);
  const audit = (...notes: readonly AuditNote[]) => {
    for (const auditNote of notes) live.written(auditNote);
    return writeAudit(tx, origin, ...notes);
  };
  const step = {
    db: tx,
    files,
    audit,
    publish: live.publish.bind(live),
    takeStep: steps.taker({ db: tx, entities, audit }),
    advance: (stepNote: JobNote) => merge(note, stepNote),
  };
  return { live, step };
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

/** The minimum time between progress writes: increases with the duration. */
class Progress {
  readonly #began = Date.now();
  #told = 0;

  isDue(now = Date.now()): boolean {
    const pause = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, (now - this.#began) / 10));
    if (now - this.#told < pause) return false;
    this.#told = now;
    return true;
  }
}

type Notes = { -readonly [Key in keyof JobNote]: JobNote[Key] } & {
  counts: Record<string, number>;
  problems: NonNullable<JobNote['problems']>;
};

function merge(note: Notes, { counts = {}, problems = [], ...rest }: JobNote): void {
  Object.assign(note, rest);
  for (const [name, count] of Object.entries(counts)) note.counts[name] = (note.counts[name] ?? 0) + count;
  note.problems = [...note.problems, ...problems];
}
