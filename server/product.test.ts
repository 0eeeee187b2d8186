import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeclaredEndpoint, DeclaredOperation, JsonSchema } from '../core/declared.ts';
import type { TestServer } from './fixtures/library-server.ts';
import { SHOP_UUID, startProduct } from './fixtures/product-server.ts';
import { roles } from './generated/access.ts';
import { endpoints } from './generated/endpoints.ts';
import { entities as declaredEntities } from './generated/entities.ts';
import { readChecks } from './resources/database-checks.ts';
import { makeRefusals } from './resources/database-refusals.ts';
import type { Entities } from './resources/row.ts';
import type { Db } from './store/index.ts';

const entities: Entities = declaredEntities;

/** What the shops' app calls with; its calls are public, and their handlers ask for it. */
const KEY = 'k'.repeat(40);
const asCaller = ({ path }: DeclaredEndpoint) =>
  path.startsWith('/api/connector/') ? { headers: { authorization: `Bearer ${KEY}` } } : {};

/** What must hold for every declared endpoint and entity, whatever the business declares next. */
let product: TestServer;
/** Messages get their numbers from a trigger: the first is not number 1. */
let messageId: string;
beforeAll(async () => {
  product = await startProduct({ CONNECTOR_KEY: KEY });
  await sql`insert into transaction_documents (transaction_id, pick_ticket_no, do_no) values (1, 'PT-1', 'DO-1')`.execute(
    product.store.db,
  );
  const message = await product.store.db
    .selectFrom('messages')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  messageId = String(message.id);
});
afterAll(() => product.close());

const operations = endpoints.flatMap((endpoint) =>
  endpoint.operations.map((operation) => [operation.id, endpoint, operation] as const),
);
const reads = operations.filter(([, { method }, { effect }]) => method === 'GET' && effect === 'read');
const address = ({ path }: DeclaredEndpoint, value = '999999') =>
  path.replace('{uuid}', value === '1' ? SHOP_UUID : value).replace(/\{\w+\}/g, value);

describe('every endpoint', () => {
  it.each(operations)('%s lets in the declared roles and nobody else', async (_id, endpoint, operation) => {
    const without = await product.call(null, endpoint.method, address(endpoint), asCaller(endpoint));
    expect(without.status === 401).toBe(operation.roles !== 'public');
    for (const role of Object.keys(roles).map(Number)) {
      // The sign-out would end the session that the other calls need.
      if (operation.id === 'session.sign-out') continue;
      const { status } = await product.call(role, endpoint.method, address(endpoint));
      const isAllowed = operation.roles === 'public' || operation.roles.includes(role);
      expect({ role, isRefused: status === 403 }).toEqual({ role, isRefused: !isAllowed });
    }
  });

  it.each(reads)('%s answers its declared envelope, with rows in it', async (_id, endpoint, operation) => {
    // No job has made a file here; what the shops' app asks is about one shop.
    if (operation.id === 'job.download' || endpoint.path.startsWith('/api/connector/')) return;
    const allowed = operation.roles === 'public' ? null : (operation.roles[0] ?? null);
    const url = address(endpoint, endpoint.path.startsWith('/api/chats/messages/') ? messageId : '1');
    const first = await product.call(allowed, endpoint.method, url);
    // Some calls are about a range of days, and refuse to be asked without one.
    const { status, body } =
      first.status === 422
        ? await product.call(allowed, endpoint.method, `${url}?${days(operation)}`)
        : first;
    expect(status).toBe(200);
    if (operation.answer.envelope === 'file') return;
    expect(shapeOf(body)).toEqual(envelopes[operation.answer.envelope]);
    for (const row of rowsOf(operation, body)) {
      expect(Object.keys(row).sort()).toEqual(Object.keys(propertiesOf(operation.answer.item)).sort());
    }
  });
});

/** Days for all query parameters that take one. */
function days({ querySchema }: DeclaredOperation): URLSearchParams {
  const dates = Object.entries(propertiesOf(querySchema)).filter(([, { format }]) => format === 'date');
  return new URLSearchParams(dates.map(([name]) => [name, '2026-01-01']));
}

/** A whole number beyond every range of the database, wherever a schema allows one. */
const beyond = 99_999_999_999;
function withNumbersBeyond(schema: JsonSchema | undefined): unknown {
  const types = [schema?.type].flat();
  if (types.includes('integer')) return beyond;
  if (types.includes('array')) return [withNumbersBeyond(schema?.items as JsonSchema)];
  if (types.includes('object'))
    return Object.fromEntries(
      Object.entries(propertiesOf(schema)).map(([name, one]) => [name, withNumbersBeyond(one)]),
    );
  return (schema?.enum as unknown[] | undefined)?.[0] ?? String(beyond);
}

describe('a number beyond the range', () => {
  it.each(operations)('is no defect of %s', async (id, endpoint, operation) => {
    // What ends the caller's session.
    if (['session.sign-out', 'session.end'].includes(id)) return;
    const role = operation.roles === 'public' ? null : (operation.roles[0] ?? null);
    const body = operation.bodySchema && (withNumbersBeyond(operation.bodySchema) as object);
    const query = new URLSearchParams(
      Object.entries(withNumbersBeyond(operation.querySchema) as object).map(([name, one]) => [
        name,
        `${one}`,
      ]),
    );
    const calls = [address(endpoint, '9223372036854775808'), `${address(endpoint, '1')}?${query}`];
    for (const url of calls) {
      const { status } = await product.call(role, endpoint.method, url, body ? { payload: body } : {});
      expect({ url, isDefect: status >= 500 }).toEqual({ url, isDefect: false });
    }
  });
});

const page = ['last_page', 'to', 'total'];
const envelopes: Partial<Record<DeclaredOperation['answer']['envelope'], unknown>> = {
  page: { data: { data: 'array', ...Object.fromEntries(page.map((name) => [name, 'number'])) } },
  'page-meta': { data: 'array', meta: Object.fromEntries(page.map((name) => [name, 'number'])) },
  list: { data: 'array' },
  item: { data: 'object' },
};

function shapeOf(body: Record<string, unknown>): unknown {
  const kind = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  const kinds = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, kind(one)]));
  const { data, meta } = body as { data: object; meta?: object };
  if (meta) return { data: kind(data), meta: kinds(meta) };
  return { data: !Array.isArray(data) && 'last_page' in data ? kinds(data) : kind(data) };
}

function rowsOf({ answer }: DeclaredOperation, { data }: { data: unknown }): object[] {
  if (answer.envelope === 'item') return [data as object];
  return (answer.envelope === 'page' ? (data as { data: object[] }).data : data) as object[];
}

function propertiesOf(schema: JsonSchema | undefined): Record<string, JsonSchema> {
  return (schema?.properties ?? {}) as Record<string, JsonSchema>;
}

describe('a page that no list can have', () => {
  const paged = reads.filter(([, , { paging }]) => paging !== undefined);
  it('is refused by every list, and none shows its first page instead', async () => {
    expect(paged.length).toBeGreaterThan(20);
    for (const [id, endpoint, { roles: allowed, paging }] of paged) {
      const role = allowed === 'public' ? null : (allowed[0] ?? null);
      for (const text of ['1e20', '99999999999999999999', '1000000001']) {
        const { status } = await product.call(
          role,
          'GET',
          `${address(endpoint, '1')}?${paging?.page}=${text}`,
        );
        expect([id, text, status]).toEqual([id, text, 422]);
      }
      if (!paging?.size) continue;
      const sizes = `${address(endpoint, '1')}?${paging.size}=99999999999999999999`;
      expect([id, (await product.call(role, 'GET', sizes)).status]).toEqual([id, 422]);
    }
  });
});

describe('a list of what belongs to one record', () => {
  const ofOne = reads.filter(([, { path }, { resource }]) => resource?.do === 'list' && path.includes('{'));

  it('is declared at all', () => expect(ofOne.length).toBeGreaterThan(1));
  it.each(ofOne)('%s says that the record is not there', async (_id, endpoint, operation) => {
    const role = operation.roles === 'public' ? null : (operation.roles[0] ?? null);
    expect((await product.call(role, 'GET', address(endpoint))).status).toBe(404);
  });
});

describe('one record', () => {
  const single = reads.filter(([, { path }, { answer }]) => path.includes('{') && answer.envelope === 'item');

  it('is declared at all', () => expect(single.length).toBeGreaterThan(10));
  it.each(single)('%s says that it is not there', async (_id, endpoint, operation) => {
    const role = operation.roles === 'public' ? null : (operation.roles[0] ?? null);
    expect((await product.call(role, 'GET', address(endpoint))).status).toBe(404);
  });
});

describe('the database', () => {
  it('refuses to lose a row that the declarations say is in use', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.conrelid::regclass || '.' || a.attname as name from pg_constraint as c
      join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] where c.contype = 'f'`.execute(
      product.store.db,
    );
    // What a view holds is refused by the call alone: the row may go once the view no longer names it.
    const views = await sql<{ name: string }>`select viewname as name from pg_views`.execute(
      product.store.db,
    );
    const held = new Set(views.rows.map(({ name }) => name));
    const known = rows.map(({ name }) => name);
    for (const { table: own, referencedBy = [] } of Object.values(entities)) {
      // Nobody deletes a row of a view.
      const references = referencedBy.filter(({ table }) => !held.has(own) && !held.has(table));
      for (const { table, column } of references) expect(known).toContain(`${table}.${column}`);
    }
  });

  it('refuses nothing without a sentence about a field', async () => {
    const { db } = product.store;
    const refusalOf = makeRefusals(entities, await readChecks(db));
    const unexplained = (await readRefusals(db)).filter((refused) => {
      const [problem] = refusalOf(Object.assign(new Error('from the database'), refused))?.problems ?? [];
      const isWhole = problem?.field !== undefined || refused.code === STILL_USED;
      return !isWhole || /^(This value is not accepted\.|from the database)$/.test(problem?.message ?? '');
    });
    expect(unexplained).toEqual([]);
  });

  it('says in triggers what they refuse', async () => {
    const { rows } = await sql<{ proname: string }>`
      select proname from pg_proc where prorettype = 'trigger'::regtype and prosrc ~* 'raise exception'`.execute(
      product.store.db,
    );
    // A state that no step wrote, or a statement on a partition, is our own mistake: a 500, and a line in the log.
    const refusing = ['guard_lifecycle', 'hold_delivered_pieces', 'keep_section_type', 'refuse_partition'];
    expect(rows.map(({ proname }) => proname).sort()).toEqual(refusing);
    const refusalOf = makeRefusals(entities, []);
    const error = await sql`insert into sections (title, type) values ('A', 'brand')`
      .execute(product.store.db)
      .then(() => sql`update sections set type = 'product' where title = 'A'`.execute(product.store.db))
      .catch((refusal: unknown) => refusal);
    expect(refusalOf(error)?.problems).toEqual([
      { field: 'type', message: 'The type of a section cannot change.' },
    ]);
  });
});

const STILL_USED = '23001';

/** What PostgreSQL would report of each constraint and unique index. */
async function readRefusals(db: Db) {
  const { rows } = await sql<{
    code: string;
    table: string;
    constraint: string | null;
    column?: string;
    detail?: string;
  }>`
    with constraints as (
      select c.conname as name, c.contype as type, r.relname as "table",
        array_to_string(array(select attname from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)), ', ') as columns
      from pg_constraint as c join pg_class as r on r.oid = c.conrelid where r.relnamespace = 'public'::regnamespace
        and r.relname not like 'kysely%'
    )
    select '23514' as code, "table", name as "constraint", null as detail, null as "column" from constraints where type = 'c'
    union all select '23503', "table", name, format('Key (%s)=(1) is not present in table "x".', columns), null from constraints where type = 'f'
    union all select ${STILL_USED}, "table", name, 'Key (id)=(1) is referenced from table "x".', null from constraints where type = 'f'
    union all select '23505', r.relname, i.relname, format('Key (%s)=(1) already exists.', array_to_string(array(
      select pg_get_indexdef(x.indexrelid, n, true) from generate_series(1, x.indnkeyatts) as n), ', ')), null
      from pg_index as x join pg_class as r on r.oid = x.indrelid join pg_class as i on i.oid = x.indexrelid
      where x.indisunique and r.relnamespace = 'public'::regnamespace and r.relname not like 'kysely%'
    union all select '23502', r.relname, null, null, a.attname from pg_attribute as a join pg_class as r on r.oid = a.attrelid
      where a.attnotnull and a.attnum > 0 and r.relkind = 'r' and r.relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, column: row.column ?? undefined, detail: row.detail ?? undefined }));
}
