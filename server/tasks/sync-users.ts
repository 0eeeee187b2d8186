import type { Erp, ErpCustomer } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { JobFailure, type JobStep } from '../jobs/index.ts';
import type { Db } from '../store/index.ts';
import { eachPage } from './each-page.ts';
import { insertShop, lockShopOf, readNavId, SHOP, type Shop, updateShop } from './shops.store.ts';

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
      throw new JobFailure('The ERP has no shop {nav_id}.', { nav_id: only });
    return { message: '{created} shops added, {updated} updated, {unchanged} unchanged.', params: counts };
  },
});

/** Number of the one shop to sync; null: all. */
async function numberOf(db: Db, params: { id: number } | Record<never, never>): Promise<string | null> {
  if (!('id' in params)) return null;
  const shop = await readNavId(db, params.id);
  if (!shop) throw new JobFailure('The shop does not exist any more.');
  const { nav_id } = shop;
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
  const storedShop = await lockShopOf(db, nav_id);
  const mergedShop = merged(storedShop, customer);
  if (!storedShop) {
    const { id } = await insertShop(db, nav_id, mergedShop);
    await audit({ entity: 'user', id, after: { nav_id, ...mergedShop } });
    return 'created';
  }
  const names = SHOP.filter((name) => storedShop[name] !== mergedShop[name]);
  await updateShop(db, storedShop.id, mergedShop);
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
