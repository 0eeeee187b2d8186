import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { BUSINESS_ZONE, connect, type Db } from './connect.ts';

/** Milliseconds that a reader waits for the replica to have what was committed, between two looks, and for a connection. */
const PATIENCE = 3000;
const PAUSE = 50;
/** Milliseconds in which a replica that failed is not asked again. */
const REST = 15_000;
const CONNECTIONS = 5;

/** How much a reader needs: `behind` takes what the replica has, `caught-up` all that was committed when it was asked. */
export type Freshness = 'behind' | 'caught-up';

/** A database to read from, and the moment that it shows (ISO 8601). */
export interface Figures {
  readonly db: Db;
  readonly asOf: string;
}

interface Position {
  readonly system: string;
  readonly position: string;
  readonly moment: string;
}

/** What is read for figures; a stand-in in tests. */
export type FigureSource = Pick<Replica, keyof Replica>;

/**
 * A streaming replica that figures are read from instead of the primary. What is about to be written is never read here. One that
 * does not answer, follows another database or none (after a fail-over), or is in another time zone, is passed by.
 */
export class Replica {
  readonly #primary: Db;
  readonly #db: Db;
  #restsUntil = 0;

  constructor(primary: Db, url: string) {
    this.#primary = primary;
    this.#db = connect(url, { max: CONNECTIONS, patience: PATIENCE });
  }

  /** The replica where it is fresh enough, else the primary. */
  async choose(freshness: Freshness): Promise<Figures> {
    const committed = await positionOf(this.#primary);
    const primary = { db: this.#primary, asOf: committed?.moment ?? new Date().toISOString() };
    if (!committed || Date.now() < this.#restsUntil) return primary;
    try {
      const asOf = await this.#momentShown(committed, freshness);
      return asOf === null ? primary : { db: this.#db, asOf };
    } catch {
      this.rest();
      return primary;
    }
  }

  /** It failed a reader: for some seconds nobody asks it. */
  rest(): void {
    this.#restsUntil = Date.now() + REST;
  }

  /** Seconds that it is behind the primary; endless while it is of no use. */
  async age(): Promise<number> {
    const committed = await positionOf(this.#primary);
    const moment = committed && (await this.#momentShown(committed, 'behind').catch(() => null));
    return moment ? (Date.parse(committed.moment) - Date.parse(moment)) / 1000 : Number.POSITIVE_INFINITY;
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  /** The moment that the replica shows; null: it does not follow, or not closely enough. */
  async #momentShown({ system, position, moment }: Position, freshness: Freshness): Promise<string | null> {
    for (const deadline = Date.now() + PATIENCE; ; await wait(PAUSE)) {
      const { rows } = await sql<{ follows: boolean; there: boolean; moment: string | null }>`
        select pg_is_in_recovery() and system_identifier::text = ${system}
            and current_setting('TimeZone') = ${BUSINESS_ZONE} as follows,
          pg_last_wal_replay_lsn() >= ${position}::pg_lsn as there, pg_last_xact_replay_timestamp() as moment
        from pg_control_system()`.execute(this.#db);
      const [state] = rows;
      if (!state?.follows) return null;
      if (state.there) return moment;
      if (freshness === 'behind') return state.moment;
      if (Date.now() > deadline) return null;
    }
  }
}

/** How far the primary has written; null where it is itself a standby, or does not answer. */
async function positionOf(primary: Db): Promise<Position | null> {
  const position = sql<Position>`
    select system_identifier::text as system, pg_current_wal_lsn()::text as position, now() as moment
    from pg_control_system()`.execute(primary);
  return position.then(
    ({ rows }) => rows[0] ?? null,
    () => null,
  );
}
