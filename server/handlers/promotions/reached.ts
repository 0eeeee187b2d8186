import { amountText, moneyText } from '../../../domain/money.ts';
import { pastTrial, type Tried } from '../../../domain/promotions/pricing/past.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { requireRow } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import { giftsOf } from '../transactions/offers.ts';
import { readCoret, readPriceRules } from '../transactions/price-rules.store.ts';
import { reachOfVersion, triedOfVersion } from './kinds.ts';
import { readShopsById } from './new-promo.store.ts';
import { readLastMonth, readReachedProducts, readReachedShops } from './reached.store.ts';
import { dayText } from './words.ts';

/** A version by the id of its approval, and whether it is in its table already. */
async function versionOf(approvalId: number, context: Context) {
  const row = requireRow(await readEntity('promotion-approval', approvalId, context));
  const { id, jenis, relation_id, approval } = row;
  return { version: { id, jenis, relation_id }, isApproved: approval === 2 };
}

async function reachOf(approvalId: number, context: Context) {
  const { version, isApproved } = await versionOf(approvalId, context);
  return reachOfVersion(context.db, version, isApproved);
}

/** The shops that a version is for. */
export const listReachedShops: EndpointHandlers['promotion-approval.shops'] = async (
  { params, query },
  context,
) => readReachedShops(context.db, (await reachOf(params.id, context)).shops, query);

/** The products that a version is about. */
export const listReachedProducts: EndpointHandlers['promotion-approval.products'] = async (
  { params, query },
  context,
) => readReachedProducts(context.db, (await reachOf(params.id, context)).products, query);

/** So many orders are looked at, the latest of the month; the answer says of how many. */
const MOST_ORDERS = 1_000;
/** Orders that are tried before others get the process. */
const STEP = 50;

/** What a version would have given to the orders of last month, at today's prices and as the only promotion. */
export const readLastMonthOf: EndpointHandlers['promotion-approval.last-month'] = async (
  { params },
  context,
) => {
  const { db } = context;
  const { version, isApproved } = await versionOf(params.id, context);
  const tried = await triedOfVersion(db, version, isApproved);
  if (!tried) return [];
  const { from, last, total, orders } = await readLastMonth(db, MOST_ORDERS);
  const world = await worldOf(db, tried, orders);
  const trial = pastTrial(tried, world);
  for (const [orderIndex, { shop: id, rows }] of orders.entries()) {
    const shop = world.shops.get(id);
    if (shop) trial.take({ shop, rows });
    if (orderIndex % STEP === STEP - 1) await new Promise(setImmediate);
  }
  const given = trial.result();
  const period = `${dayText(from)} - ${dayText(last)}`;
  const lines = [
    { title: 'Orders looked at', value: `${amountText(orders.length)} / ${amountText(total)} (${period})` },
    { title: 'Orders that get it', value: amountText(given.orders) },
    { title: 'Shops that get it', value: amountText(given.shops) },
    { title: 'Off the orders', value: moneyText(given.off) },
    {
      title: 'For nothing',
      value: given.pieces && `${amountText(given.pieces)} pcs, ${moneyText(given.worth)}`,
    },
    { title: 'As voucher or credit note', value: given.credit && moneyText(given.credit) },
  ];
  return lines.flatMap(({ title: what, value }, lineIndex) =>
    value ? [{ id: lineIndex + 1, what, value }] : [],
  );
};

/** The shops of these orders, and what their products and the gifts cost today. */
async function worldOf(db: Db, tried: Tried, orders: Awaited<ReturnType<typeof readLastMonth>>['orders']) {
  const gifts = tried.kind === 'new' ? giftsOf(tried.conditions) : tried.kind === 'free' ? tried.gifts : [];
  const ordered = orders.flatMap(({ rows }) => rows.map(({ product }) => product));
  const ids = [...new Set([...ordered, ...gifts])];
  const { moment, products } = await readPriceRules(db, ids, null);
  const coret = await readCoret(db, ids);
  const shops = await readShopsById(db, [...new Set(orders.map(({ shop }) => shop))]);
  return {
    moment,
    gifts,
    shops: new Map(shops.map((shop) => [shop.id, shop])),
    products: products.map((product) => ({ ...product, coret: coret(product.id) })),
  };
}
