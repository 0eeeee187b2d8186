import { type Insertable, type NotNull, sql } from 'kysely';
import type { Database } from '../generated/database.ts';
import type { Db } from '../store/index.ts';

/** Whether the voucher may be used; locked against being taken away until the transaction ends. */
export async function lockActiveVoucher(db: Db, id: number): Promise<boolean> {
  const voucher = db.selectFrom('vouchers').select('id').where('id', '=', id).where('active', '=', 1);
  return (await voucher.forShare().executeTakeFirst()) !== undefined;
}

type NewBroadcast = Omit<Insertable<Database['broadcasts']>, 'date_sender'>;

/** Adds a broadcast that is sent at once. */
export function insertBroadcast(db: Db, broadcast: NewBroadcast) {
  return db.insertInto('broadcasts').values(broadcast).returning('id').executeTakeFirstOrThrow();
}

/** Adds one that goes out at a time (ISO 8601); one that is over, or null, is now. */
export function insertTimedBroadcast(db: Db, broadcast: NewBroadcast, time: string | null) {
  return (
    db
      .insertInto('broadcasts')
      .values({ ...broadcast, date_sender: sql<string>`greatest(now(), ${time}::timestamptz)` })
      .returning(['id', 'date_sender'])
      // It is given above.
      .$narrowType<{ date_sender: NotNull }>()
      .executeTakeFirstOrThrow()
  );
}

/** Returns how many of the shops there are. */
export async function insertRecipients(
  db: Db,
  broadcast: number,
  shopUuids: readonly string[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into broadcast_recipients (broadcast_id, user_id)
    select ${broadcast}, id from users where uuid = any(${shopUuids}::uuid[])`.execute(db);
  return Number(numAffectedRows);
}

/** Locks the broadcast if it is in one of these states; returns whether it is. */
export async function lockBroadcastIn(db: Db, id: number, states: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from broadcasts where id = ${id} and status = any(${states}) for update`.execute(db);
  return rows.length > 0;
}

/** What is sent, and to whom. */
export function readBroadcast(db: Db, id: number) {
  return db
    .selectFrom('broadcasts')
    .select(['id as broadcast', 'voucher_id as voucher', 'content', 'segment_type as segment'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Audience {
  readonly broadcast: number;
  readonly segment: 'all' | 'manual';
}

/** All active shops, or the chosen ones, active or not. */
function shopsOf(db: Db, { broadcast, segment }: Audience) {
  const shops = db.selectFrom('users as u');
  if (segment === 'all') return shops.where('u.active', '=', 1);
  const chosen = db
    .selectFrom('broadcast_recipients')
    .select('user_id')
    .where('broadcast_id', '=', broadcast);
  return shops.where('u.id', 'in', chosen);
}

export async function countShops(db: Db, audience: Audience): Promise<number> {
  const counted = shopsOf(db, audience).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export async function countActiveShops(db: Db): Promise<number> {
  const shops = db.selectFrom('users').where('active', '=', 1);
  return (await shops.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** The shops after one, in the order of their ids. */
export function readNextShops(db: Db, audience: Audience, lastShopId: number, limit: number) {
  return shopsOf(db, audience)
    .select(['u.id', 'u.active'])
    .where('u.id', '>', lastShopId)
    .orderBy('u.id')
    .limit(limit)
    .execute();
}

/** Adds to the number of shops reached; returns the state of the broadcast. */
export async function noteReached(db: Db, id: number, reached: number): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    update broadcasts set sent_at = coalesce(sent_at, now()), reached = reached + ${reached}
    where id = ${id} returning status`.execute(db);
  return rows[0]?.status;
}
