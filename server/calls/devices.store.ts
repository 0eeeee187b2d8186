import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** How long a browser stays known to an account after its last sign-in. */
export const DEVICE_DAYS = 365;

/** Whether the account has signed in with this browser before. */
export async function isKnownDevice(db: Db, account: number, deviceHash: Buffer): Promise<boolean> {
  const knownDevice = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('admin_user_id', '=', account)
    .where('device_hash', '=', deviceHash)
    .where('used_at', '>', sql<string>`now() - make_interval(days => ${DEVICE_DAYS})`)
    .executeTakeFirst();
  return knownDevice !== undefined;
}

/** Marks the browser as known to the account, and deletes expired ones. */
export async function addKnownDevice(db: Db, account: number, deviceHash: Buffer): Promise<void> {
  await sql`delete from known_devices where admin_user_id = ${account}
    and used_at <= now() - make_interval(days => ${DEVICE_DAYS})`.execute(db);
  await sql`insert into known_devices (device_hash, admin_user_id) values (${deviceHash}, ${account})
    on conflict (device_hash, admin_user_id) do update set used_at = now()`.execute(db);
}
