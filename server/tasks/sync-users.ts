import { type Selectable, sql } from 'kysely';
import type { Erp, ErpCustomer } from '../connectors/index.ts';
import type { Database } from '../generated/database.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { JobFailure, type JobStep } from '../jobs/index.ts';
import type { Db } from '../store/index.ts';
import { eachPage } from './each-page.ts';

/** The fields that a shop and a customer of the ERP share. */
const SHOP = ['shop_name', 'owner_name', 'phone_number', 'address', 'kota', 'active'] as const;
type Shop = Pick<Selectable<Database['users']>, (typeof SHOP)[number]>;

/**
 * Imports the ERP's customers, matched by number, one or all. The ERP decides a shop's name, phone and
 * address; the owner's name, which staff correct here, only where it is missing. A customer blocked there is
 * switched off here; nobody is switched on, since staff may have had a reason.
 */
export const syncUsers = (erp: Pick<Erp, 'customers'>): DeclaredJobs['user.sync'] => ({
  async run(run) {
    const only = await numberOf(run.db, run.input.params);
    await eachPage(run, erp.customers, only, takeOver);
    const counts = { created: 0, updated: 0, unchanged: 0, ...run.counts };
    if (only !== null && counts.created + counts.updated + counts.unchanged === 0)
      throw new JobFailure('The ERP has no customer {nav_id}.', { nav_id: only });
    return { message: '{created} shops added, {updated} updated, {unchanged} unchanged.', params: counts };
  },
});

/** Number of the one shop to sync; null: all. */
async function numberOf(db: Db, params: { id: number } | Record<never, never>): Promise<string | null> {
  if (!('id' in params)) return null;
  const shopQuery = db.selectFrom('users').select('nav_id').where('id', '=', params.id);
  const { nav_id } = await shopQuery.executeTakeFirstOrThrow(
    () => new JobFailure('The shop does not exist any more.'),
  );
  if (!nav_id) throw new JobFailure('The shop has no NAV ID, so the ERP cannot be asked for it.');
  return nav_id;
}

async function takeOver(customers: readonly ErpCustomer[], step: JobStep) {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const customer of customers) counts[await takeOverOne(customer, step)] += 1;
  return counts;
}

async function takeOverOne(customer: ErpCustomer, { db, audit }: JobStep) {
  const { navId: nav_id } = customer;
  const storedShop = await db
    .selectFrom('users')
    .select(['id', ...SHOP])
    .where('nav_id', '=', nav_id)
    .forUpdate()
    .executeTakeFirst();
  const mergedShop = merged(storedShop, customer);
  const synced = { ...mergedShop, synced_at: sql<string>`now()` };
  if (!storedShop) {
    const insertQuery = db.insertInto('users').values({ nav_id, ...synced });
    const { id } = await insertQuery.returning('id').executeTakeFirstOrThrow();
    await audit({ entity: 'user', id, after: { nav_id, ...mergedShop } });
    return 'created';
  }
  const names = SHOP.filter((name) => storedShop[name] !== mergedShop[name]);
  await db.updateTable('users').set(synced).where('id', '=', storedShop.id).execute();
  if (names.length === 0) return 'unchanged';
  const pick = (shop: Shop) => Object.fromEntries(names.map((name) => [name, shop[name]]));
  await audit({ entity: 'user', id: storedShop.id, before: pick(storedShop), after: pick(mergedShop) });
  return 'updated';
}

/** Values that the ERP does not have stay unchanged. */
function merged(
  storedShop: Shop | undefined,
  { shopName, ownerName, phone, address, city, active }: ErpCustomer,
): Shop {
  return {
    shop_name: shopName,
    owner_name: storedShop?.owner_name || ownerName,
    phone_number: phone ?? storedShop?.phone_number ?? null,
    address: address ?? storedShop?.address ?? null,
    kota: city ?? storedShop?.kota ?? null,
    active: active ? (storedShop?.active ?? 1) : 0,
  };
}
