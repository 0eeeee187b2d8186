import { join } from 'node:path';
import { type Insertable, type Selectable, sql } from 'kysely';
import { type Connectors, type ErpAsk, type ErpPage, openConnectors } from '../../server/connectors/index.ts';
import { diskStorage } from '../../server/files/disk-storage.ts';
import type { TestServer } from '../../server/fixtures/library-server.ts';
import { picture } from '../../server/fixtures/multipart.ts';
import type { Database } from '../../server/generated/database.ts';
import { jobTasks } from '../../server/job-tasks.ts';
import { runQueuedJobs } from '../../server/jobs/testing.ts';
import type { Db } from '../../server/store/index.ts';

/** What a sample prepares with and looks at afterwards. */
export interface World {
  readonly db: Db;
  /** Adds a row and answers its id (or what `key` names). */
  add<Name extends keyof Database>(
    table: Name,
    row: Insertable<Database[Name]>,
    key?: string,
  ): Promise<never>;
  /** The one row of a table with this id. */
  row<Name extends keyof Database>(table: Name, id: unknown): Promise<Selectable<Database[Name]> | undefined>;
  /** Name of a stored file. */
  file(): Promise<string>;
  /** Runs what a call has started to its end, with other systems that answer these; gives how it ended. */
  finish(given?: Partial<Connectors['erp']>, mutations?: Connectors['bank']['mutations']): Promise<string>;
}

/** How a call is made, and what must be so when it was made. */
export interface Sample {
  /** Values of the address, in their order. */
  readonly places?: readonly (string | number)[];
  /** Values of the query or the body, by name. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, File | File[]>>;
  after(answer: Answered): void | Promise<void>;
}
export type Samples = Readonly<Record<string, (world: World) => Promise<Sample> | Sample>>;

/** The parts of an answer, taken out of their envelope. */
export interface Answered {
  // biome-ignore lint/suspicious/noExplicitAny: the sample says what it expects
  readonly rows: readonly any[];
  // biome-ignore lint/suspicious/noExplicitAny: the sample says what it expects
  readonly item: any;
  readonly message: string;
  readonly bytes: Buffer;
}

export function makeWorld(server: TestServer): World {
  const { db } = server.store;
  return {
    db,
    async add(table, row, key = 'id') {
      const given = Object.entries(row);
      const names = sql.join(given.map(([name]) => sql.id(name)));
      const { rows } = await sql<{ key: never }>`
        insert into ${sql.table(table)} (${names}) values (${sql.join(given.map(([, value]) => value))})
        returning ${sql.id(key)} as key`.execute(db);
      if (!rows[0]) throw new Error(`Nothing was inserted into ${table}.`);
      return rows[0].key;
    },
    async row<Name extends keyof Database>(table: Name, id: unknown) {
      const found = await sql<Selectable<Database[Name]>>`
        select * from ${sql.table(table)} where id = ${id}`.execute(db);
      return found.rows[0];
    },
    async file() {
      const count = (await db.selectFrom('files').select('name').execute()).length;
      const name = `${String(count).padStart(32, '0')}.png`;
      await db.insertInto('files').values({ name, mime: 'image/png', bytes: 1 }).execute();
      return name;
    },
    async finish(given = {}, mutations) {
      const real = openConnectors({ erp: null, bank: null }, db);
      const bank = mutations ? { ...real.bank, mutations } : real.bank;
      const connectors = { erp: { ...real.erp, ...given }, bank };
      const storage = diskStorage(join(server.dataDir, 'files'));
      const failures = await runQueuedJobs(server, jobTasks({ storage, connectors }));
      if (failures.length > 0) throw failures[0];
      const last = await db.selectFrom('jobs').select('state').orderBy('id', 'desc').executeTakeFirst();
      return last?.state ?? 'nothing';
    },
  };
}

/** One page that holds all that another system has; which rows it was asked for stands in `asked`. */
export function onePage<Row>(...rows: readonly Row[]) {
  const asked: (string | undefined)[] = [];
  const source = async ({ only }: ErpAsk): Promise<ErpPage<Row>> => {
    asked.push(only);
    return { rows, unreadable: [], total: rows.length, next: null };
  };
  return Object.assign(source, { asked });
}

let shade = 0;
/** An image unlike every other one. */
export async function image(name = 'gambar.png'): Promise<File> {
  shade += 1;
  const colour = `#${shade.toString(16).padStart(6, '0')}`;
  return new File([new Uint8Array(await picture('png', colour))], name, { type: 'image/png' });
}

export const table = (...lines: readonly string[]) =>
  new File([lines.join('\r\n')], 'tabel.csv', { type: 'text/csv' });
