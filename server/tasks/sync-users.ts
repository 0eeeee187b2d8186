import { sql } from 'kysely';
import type { Erp, ErpCustomer } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { JobFailure, type JobStep } from '../jobs/index.ts';
import type { Db } from '../store/index.ts';
import { eachPage } from './each-page.ts';

/** What a shop and a customer of the ERP have in common. */
interface Shop {
  readonly shop_name: string;
  readonly owner_name: string | null;
  readonly phone_number: string | null;
  readonly address: string | null;
  readonly kota: string | null;
  readonly active: number;
}
interface Known extends Shop {
  readonly id: number;
}

/**
 * Takes over the ERP's customers, found by their number, one or all. The ERP decides a shop's name, phone and
 * address; the owner's name, which staff correct here, only where it is missing. Who is blocked there is switched
 * off; nobody is switched on, since staff may have had a reason.
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

/** The number of the one shop that is meant; null: all. */
async function numberOf(db: Db, params: object): Promise<string | null> {
  if (!('id' in params)) return null;
  const { rows } = await sql<{ nav_id: string | null }>`
    select nav_id from users where id = ${params.id}`.execute(db);
  if (!rows[0]) throw new JobFailure('The shop does not exist any more.');
  if (!rows[0].nav_id) throw new JobFailure('The shop has no NAV ID, so the ERP cannot be asked for it.');
  return rows[0].nav_id;
}

async function takeOver(customers: readonly ErpCustomer[], step: JobStep) {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const customer of customers) counts[await takeOverOne(customer, step)] += 1;
  return counts;
}

async function takeOverOne(customer: ErpCustomer, { db, audit }: JobStep) {
  const { rows } = await sql<Known>`
    select id, shop_name, owner_name, phone_number, address, kota, active from users
    where nav_id = ${customer.navId} for update`.execute(db);
  const [before] = rows;
  const after = merged(before, customer);
  const { shop_name, owner_name, phone_number, address, kota, active } = after;
  if (!before) {
    const made = await sql<{ id: number }>`
      insert into users (nav_id, shop_name, owner_name, phone_number, address, kota, active, synced_at)
      values (${customer.navId}, ${shop_name}, ${owner_name}, ${phone_number}, ${address}, ${kota}, ${active}, now())
      returning id`.execute(db);
    await audit({
      entity: 'user',
      id: made.rows[0]?.id ?? null,
      after: { nav_id: customer.navId, ...after },
    });
    return 'created';
  }
  const names = (Object.keys(after) as (keyof Shop)[]).filter((name) => before[name] !== after[name]);
  await sql`update users set shop_name = ${shop_name}, owner_name = ${owner_name}, phone_number = ${phone_number},
    address = ${address}, kota = ${kota}, active = ${active}, synced_at = now() where id = ${before.id}`.execute(
    db,
  );
  if (names.length === 0) return 'unchanged';
  const pick = (shop: Shop) => Object.fromEntries(names.map((name) => [name, shop[name]]));
  await audit({ entity: 'user', id: before.id, before: pick(before), after: pick(after) });
  return 'updated';
}

/** What the ERP leaves open stays as it was. */
function merged(
  before: Shop | undefined,
  { shopName, ownerName, phone, address, city, active }: ErpCustomer,
): Shop {
  return {
    shop_name: shopName,
    owner_name: before?.owner_name || ownerName,
    phone_number: phone ?? before?.phone_number ?? null,
    address: address ?? before?.address ?? null,
    kota: city ?? before?.kota ?? null,
    active: active ? (before?.active ?? 1) : 0,
  };
}
