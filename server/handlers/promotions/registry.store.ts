import { type Insertable, sql, type Updateable } from 'kysely';
import type { Bundle } from '../../../domain/generated/types/bundle.ts';
import type { Promotion } from '../../../domain/generated/types/promotion.ts';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../../store/index.ts';

type Jenis = Promotion['jenis'];

interface KindTable {
  readonly table: keyof Database;
  /** Column that says whether a promotion is switched on: the one that is stored. */
  readonly active: string;
  /** Columns of its first and its last day. */
  readonly days: readonly [from: string, to: string];
  /** Column of the time at which it ends on its last day. */
  readonly endTime?: string;
}

const DAYS = ['start_date', 'end_date'] as const;
const CONDITIONAL: KindTable = { table: 'new_promos', active: 'is_active', days: ['start_at', 'end_at'] };

/** The table of each kind. */
const TABLES: Readonly<Record<Jenis, KindTable>> = {
  FLASHALE: { table: 'flashsales', active: 'switched_on', days: DAYS, endTime: 'end_time' },
  CAMPAIGN: { table: 'campaigns', active: 'active', days: DAYS },
  BUNDLE: { table: 'bundles', active: 'active', days: DAYS },
  'HARGA CORET': { table: 'product_promo_prices', active: 'active', days: DAYS },
  'PRODUCT FREE': { table: 'product_frees', active: 'active', days: DAYS },
  'NEW PROMO': CONDITIONAL,
  other: CONDITIONAL,
};

/** Adds a promotion at version 1, or counts its version on; returns its key in the registry and the version. */
export function registerPromotion(
  db: Db,
  promotion: Pick<
    Insertable<Database['promo_master']>,
    'jenis' | 'id_relation' | 'title' | 'start_date' | 'end_date' | 'submitter'
  >,
): Promise<{ id: number; version: number }> {
  return db
    .insertInto('promo_master')
    .values(promotion)
    .onConflict((conflict) =>
      conflict.columns(['jenis', 'id_relation']).doUpdateSet((eb) => ({
        version: eb('promo_master.version', '+', 1),
        submitter: eb.ref('excluded.submitter'),
      })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

const LOCKED = ['id', 'jenis', 'id_relation', 'title', 'end_date', 'active', 'approved_version'] as const;

export type Registered = NonNullable<Awaited<ReturnType<typeof lockRegistered>>>;

/**
 * A promotion by its key in the registry, locked until the transaction ends. Whoever writes a promotion locks this row first, then
 * those of its kind and of its versions: otherwise an edit and a decision would wait for each other.
 */
export function lockRegistered(db: Db, id: number) {
  return db.selectFrom('promo_master').select(LOCKED).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The same by its key among those of its kind. */
export function lockRegisteredOf(db: Db, jenis: Jenis, id: number): Promise<Registered | undefined> {
  return db
    .selectFrom('promo_master')
    .select(LOCKED)
    .where('jenis', '=', jenis)
    .where('id_relation', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a version of a promotion was approved: it applies, whatever waits. */
export async function hasApproved(db: Db, jenis: Jenis, id: number): Promise<boolean> {
  const promotion = await lockRegisteredOf(db, jenis, id);
  return promotion !== undefined && promotion.approved_version !== null;
}

/** The same by one of its versions. */
export async function lockRegisteredOfVersion(db: Db, approvalId: number): Promise<void> {
  await sql`
    select from promo_master
    where id = (select promo_master_id from promotion_approvals where id = ${approvalId}) for update`.execute(
    db,
  );
}

export async function updateRegistered(
  db: Db,
  id: number,
  values: Pick<
    Updateable<Database['promo_master']>,
    'title' | 'start_date' | 'end_date' | 'approved_version'
  >,
): Promise<void> {
  await db.updateTable('promo_master').set(values).where('id', '=', id).execute();
}

/** Switches a promotion in the table of its kind; the registry follows. */
export async function switchActive(db: Db, jenis: Jenis, id: number, active: 0 | 1): Promise<void> {
  const { table, active: column } = TABLES[jenis];
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${active} where id = ${id}`.execute(db);
}

/** Today is its last day, unless it ended before or has not begun; returns the last day. */
export async function endDates(db: Db, jenis: Jenis, id: number): Promise<string> {
  const { table, days, endTime } = TABLES[jenis];
  const [from, to] = [sql.ref(days[0]), sql.ref(days[1])];
  const untilNight = endTime
    ? sql`${sql.ref(endTime)} = case when ${to} > now()::date then '23:59' else ${sql.ref(endTime)} end,`
    : sql``;
  const { rows } = await sql<{ end_date: string }>`
    update ${sql.table(table)} set ${untilNight} ${to} = least(${to}, greatest(${from}, now()::date)) where id = ${id}
    returning ${to} as end_date`.execute(db);
  return rows[0]?.end_date ?? '';
}

/** The row of a promotion in the table of its kind. */
export async function readStoredValues(db: Db, jenis: Jenis, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(k) as row from ${sql.table(TABLES[jenis].table)} as k where id = ${id}`.execute(db);
  return rows[0]?.row ?? {};
}

/** Whether an order has got something from a promotion; of a campaign whether a shop has progress or a reward. */
export async function readIsUsed(db: Db, jenis: Jenis, id: number): Promise<boolean> {
  if (jenis === 'HARGA CORET') return readIsCoretUsed(db, id);
  const { rows } = await sql<{
    was_used: number;
  }>`select promotion_was_used(${jenis}, ${id}) as was_used`.execute(db);
  return rows[0]?.was_used === 1;
}

/** Its uses stand in the prices of orders alone. */
async function readIsCoretUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from product_promo_prices as c
      join transaction_items as i on i.product_id = c.product_id
      join transactions as t on t.id = i.transaction_id and t.created_at >= c.created_at
      join transaction_pricings as g on g.transaction_id = t.id
      cross join lateral jsonb_array_elements(g.result -> 'lines') as line
      cross join lateral jsonb_array_elements(line -> 'parts') as part
    where c.id = ${id} and (line ->> 'product')::int = c.product_id and part ->> 'source' = 'coret' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Deletes a promotion from its kind's own table and from the registry. */
export async function removePromotion(
  db: Db,
  { id, jenis, id_relation }: Pick<Registered, 'id' | 'jenis' | 'id_relation'>,
): Promise<void> {
  await sql`delete from ${sql.table(TABLES[jenis].table)} where id = ${id_relation}`.execute(db);
  await db.deleteFrom('promo_master').where('id', '=', id).execute();
}

/** The version that an edit is based on: that of its row in the registry, which every edit writes, also one that waits. */
export async function readEditVersion(db: Db, jenis: Jenis, id: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select xmin::text as version from promo_master where jenis = ${jenis} and id_relation = ${id}`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

export type State = Bundle['state'];

export interface StateRow {
  readonly state: State;
  readonly start_date: string;
  readonly end_date: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

/** Whether a promotion applies today, and if not why. */
export async function readPromotionState(db: Db, jenis: Jenis, id: number): Promise<StateRow | undefined> {
  const { rows } = await sql<StateRow>`
    select state, start_date, end_date, start_time, end_time from promotion_states
    where jenis = ${jenis} and id_relation = ${id}`.execute(db);
  return rows[0];
}
