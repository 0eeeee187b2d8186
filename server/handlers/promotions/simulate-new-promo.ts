import { sql } from 'kysely';
import type {
  NewPromoReachBody,
  NewPromoReachItem,
  NewPromoSimulateBody,
  NewPromoSimulateItem,
} from '../../../domain/generated/types/new-promo.ts';
import { checkShape } from '../../../domain/promotions/conditions/check-conditions.ts';
import type { NewPromotion, Product, Says } from '../../../domain/promotions/pricing/model.ts';
import { sum } from '../../../domain/promotions/pricing/money.ts';
import { reachOf } from '../../../domain/promotions/pricing/reach.ts';
import { simulate } from '../../../domain/promotions/pricing/simulate.ts';
import type { Context } from '../../calls/handler.ts';
import { type Problem, Refusal } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readShops } from '../transactions/offers.store.ts';
import { giftsOf } from '../transactions/offers.ts';
import { priceOnly } from '../transactions/order-pricing.ts';
import { pricingWords } from '../transactions/pricing-words.ts';
import { problemsOf } from './new-promo.ts';

/** The effect of an unsaved promotion on an order at current prices. */
export async function simulateNewPromo(
  { body }: { body: NewPromoSimulateBody },
  { db }: Context,
): Promise<NewPromoSimulateItem> {
  const { conditions, problems } = checkShape(body.items_condition);
  const goneProblems = await goneOf(body, db);
  if (!conditions || goneProblems.length > 0)
    throw new Refusal('invalid', [...problemsOf(problems), ...goneProblems]);
  const rows = body.items.map(({ product_id, quantity }) => ({ product: product_id, pieces: quantity }));
  const order = { rows, bundles: [] };
  const { offers } = await priceOnly(db, body.user_id, order, giftsOf(conditions));
  const tried: NewPromotion = {
    ...{ kind: 'new', id: body.id ?? 0, title: '', conditions, left: await leftOf(body, db) },
    ...{ from: body.start_at ?? null, to: body.end_at ?? null },
  };
  const { verdict, limits, nodes, alone } = simulate(tried, order, offers);
  const words = pricingWords({ offers: { ...offers, voucher: null }, priced: { ...alone, verdicts: [] } });
  const cut = sum(alone.lines.flatMap(({ cuts }) => cuts.map(({ amount }) => amount)));
  return {
    ...{ verdict: verdict.verdict, ...saidOf(verdict) },
    // Values that are not filled in yet have no effect.
    limits: limits
      .filter((_, limitIndex) => (limitIndex === 0 ? body.start_at : body.kuota) !== undefined)
      .map(answerOf),
    nodes: nodes.map(({ path, state, parts, ...says }) => ({
      ...{ path, state, ...saidOf(says), parts: parts.map(answerOf) },
    })),
    benefits: words.filter(({ promotion_id }) => promotion_id === tried.id),
    ...{ total: alone.total, total_discount: cut },
  };
}

const saidOf = ({ text: message, params }: Says) => ({ message, params: params ?? null });
const answerOf = ({ holds, ...says }: Says & { readonly holds: boolean }) => ({ holds, ...saidOf(says) });

/** The shop and the products that no longer exist. */
async function goneOf({ user_id, items }: NewPromoSimulateBody, db: Db): Promise<Problem[]> {
  const ids = items.map(({ product_id }) => product_id);
  const shops = await db.selectFrom('users').select('id').where('id', '=', user_id).execute();
  const products = await db.selectFrom('products').select('id').where('id', 'in', ids).execute();
  const existingIds = new Set(products.map(({ id }) => id));
  return [
    ...(shops.length === 0 ? [{ field: 'user_id', message: 'This shop does not exist any more.' }] : []),
    ...ids.flatMap((id, itemIndex) =>
      existingIds.has(id)
        ? []
        : [{ field: `items.${itemIndex}.product_id`, message: 'This product does not exist any more.' }],
    ),
  ];
}

/** How many orders may still use it; no limit without a quota. */
async function leftOf({ id, kuota }: NewPromoSimulateBody, db: Db): Promise<number> {
  if (kuota === undefined) return Number.MAX_SAFE_INTEGER;
  const uses = db
    .selectFrom('new_promo_uses')
    .select('used')
    .where('new_promo_id', '=', id ?? 0);
  const { used } = (await uses.executeTakeFirst()) ?? { used: 0 };
  return Math.max(0, kuota - used);
}

type Sold = Pick<Product, 'id' | 'brand' | 'category'>;

/** How many shops and products match the conditions, of those that may order and be ordered. */
export async function reachNewPromo(
  { body }: { body: NewPromoReachBody },
  { db }: Context,
): Promise<NewPromoReachItem> {
  const { conditions, problems } = checkShape(body.items_condition);
  if (!conditions) throw new Refusal('invalid', problemsOf(problems));
  const shops = await readShops(db, sql`u.active = 1`);
  const { rows: products } = await sql<Sold>`
    select id, brand_id as brand, category_id as category from products where active = 1 and blocked = 0`.execute(
    db,
  );
  const reach = reachOf(conditions, shops, products);
  return { ...reach, all_shops: shops.length, all_products: products.length };
}
