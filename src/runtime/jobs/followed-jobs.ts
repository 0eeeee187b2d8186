import { readStored, writeStored } from '../base/storage.ts';

/** A job that a call of this tab started, with the endpoints that are stale when it ends. */
export interface Followed {
  readonly id: number;
  readonly invalidates: readonly string[];
  /** The message shown when it started; removed when the job ends. */
  readonly started?: string;
}

const KEPT = 'followed-jobs';

/** The jobs that this tab followed before a reload. */
export function keptJobs(): readonly Followed[] {
  try {
    const storedJobs: unknown = JSON.parse(readStored(KEPT, 'sessionStorage') ?? '[]');
    return Array.isArray(storedJobs) ? storedJobs : [];
  } catch {
    return [];
  }
}

/** Keeps the followed jobs for a reload. */
export function keepJobs(jobs: readonly Followed[]): void {
  writeStored(KEPT, jobs.length === 0 ? undefined : JSON.stringify(jobs), 'sessionStorage');
}
