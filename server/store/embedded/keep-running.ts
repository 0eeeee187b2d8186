import { StoreError } from '../store-error.ts';
import type { RunningPostgres } from './postgres-process.ts';

/** A server that is restarted whenever it ends by itself. */
export interface KeptRunning {
  /** Resolves with an error for the terminal when the server cannot be restarted. */
  readonly lost: Promise<StoreError>;
  stop(): Promise<void>;
}

/** Milliseconds before the first restart, and the maximum before a later one. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;
/** Maximum consecutive starts that fail or end early. */
const MOST_TRIES = 10;
/** Milliseconds after which a start counts as stable. */
const LASTS = 2000;

/** Restarts `first` with `again` whenever it ends by itself, ever more slowly; `log` is named when that fails. */
export function keepRunning(
  first: RunningPostgres,
  again: () => Promise<RunningPostgres>,
  log: string,
  firstPause = FIRST_PAUSE,
): KeptRunning {
  let stopping = false;
  let current: RunningPostgres | null = first;
  /** The restart in progress: `stop` waits for it, so that no server is left running. */
  let starting = Promise.resolve();
  const watch = async (): Promise<StoreError> => {
    let since = Date.now();
    for (let tries = 0, reason = ''; ; ) {
      await current?.ended;
      if (stopping) return never();
      if (current) console.error('The embedded PostgreSQL ended by itself; it is started again.');
      if (current && Date.now() - since > LASTS) tries = 0;
      current = null;
      if (tries === MOST_TRIES) return new StoreError(givenUp(reason, log));
      await pause(Math.min(LONGEST_PAUSE, firstPause * 2 ** tries));
      if (stopping) return never();
      tries += 1;
      starting = again().then(
        (server) => {
          current = server;
        },
        (error: Error) => {
          reason = error.message;
        },
      );
      await starting;
      since = Date.now();
    }
  };
  return {
    lost: watch(),
    async stop() {
      stopping = true;
      await starting;
      await current?.stop();
    },
  };
}

function givenUp(reason: string, log: string): string {
  const last = reason.split('\n').at(-1)?.trim() || 'it ends again and again';
  return `The embedded PostgreSQL cannot be started again: ${last} Its log is ${log}; mend the cause and start anew.`;
}

const never = () => new Promise<never>(() => undefined);

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds).unref());
}
