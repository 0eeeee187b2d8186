import type { Insertable } from 'kysely';
import type { Database } from '../generated/database.ts';
import type { Db } from '../store/index.ts';

/** The drivers with this code or e-mail address, locked until the transaction ends. */
export function lockDrivers(db: Db, { kode, email }: { readonly kode: string; readonly email: string }) {
  return db
    .selectFrom('drivers')
    .select(['id', 'kode', 'name', 'email', 'alias'])
    .where((eb) =>
      eb.or([eb('kode', '=', kode), eb(eb.fn('lower', ['email']), '=', eb.fn('lower', [eb.val(email)]))]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function insertDriver(db: Db, driver: Insertable<Database['drivers']>): Promise<{ id: number }> {
  return db.insertInto('drivers').values(driver).returning('id').executeTakeFirstOrThrow();
}

export async function updateDriver(
  db: Db,
  id: number,
  driver: Insertable<Database['drivers']>,
): Promise<void> {
  await db.updateTable('drivers').set(driver).where('id', '=', id).execute();
}
