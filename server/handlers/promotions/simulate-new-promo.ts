import type {
  NewPromoReachBody,
  NewPromoReachItem,
  NewPromoSimulateBody,
  NewPromoSimulateItem,
} from '../../../domain/generated/types/new-promo.ts';
import { checkShape } from '../../../domain/promotions/conditions/check-conditions.ts';
import type { NewPromotion, Says } from '../../../domain/promotions/pricing/model.ts';
import { sum } from '../../../domain/promotions/pricing/money.ts';
import { reachOf } from '../../../domain/promotions/pricing/reach.ts';
import { simulate } from '../../../domain/promotions/pricing/simulate.ts';
import type { Context } from '../../calls/handler.ts';
import { type Problem, requireRow } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { giftsOf } from '../transactions/offers.ts';
import { priceOnly } from '../transactions/order-pricing.ts';
import { pricingWords } from '../transactions/pricing-words.ts';
import { countUses, hasShop, readActiveShops } from './new-promo.store.ts';
import { problemsOf } from './new-promo.ts';
import { readProducts, readSoldProducts } from './products.store.ts';

/** The effect of an unsaved promotion on an order at current prices. */
export async function simulateNewPromo(
  { body }: { body: NewPromoSimulateBody },
  context: Context<'conditions'>,
): Promise<NewPromoSimulateItem> {
  const { db } = context;
  const conditions = conditionsOf(body.items_condition, context, await goneOf(body, db));
  const rows = body.items.map(({ product_id, quantity }) => ({ product: product_id, pieces: quantity }));
  const order = { rows, bundles: [] };
  const { offers } = await priceOnly(db, body.user_id, order, giftsOf(conditions));
  const tried: NewPromotion = {
    kind: 'new',
    id: body.id ?? 0,
    title: '',
    conditions,
    ...(await leftOf(body, db)),
    from: body.start_at ?? null,
    to: body.end_at ?? null,
  };
  const { verdict, limits, nodes, alone } = simulate(tried, order, offers);
  const words = pricingWords({ offers: { ...offers, voucher: null }, priced: { ...alone, verdicts: [] } });
  const cut = sum(alone.lines.flatMap(({ cuts }) => cuts.map(({ amount }) => amount)));
  return {
    verdict: verdict.verdict,
    ...saidOf(verdict),
    // Values that are not filled in yet have no effect.
    limits: limits
      .filter((_, limitIndex) => [body.start_at, body.kuota, body.maks_total][limitIndex] !== undefined)
      .map(answerOf),
    nodes: nodes.map(({ path, state, parts, ...says }) => ({
      path,
      state,
      ...saidOf(says),
      parts: parts.map(answerOf),
    })),
    benefits: words.filter(({ promotion_id }) => promotion_id === tried.id),
    total: alone.total,
    total_discount: cut,
  };
}

const saidOf = ({ text: message, params }: Says) => ({ message, params: params ?? null });
const answerOf = ({ holds, ...says }: Says & { readonly holds: boolean }) => ({ holds, ...saidOf(says) });

/** The conditions; refuses those that cannot be read, and what else stands against them. */
function conditionsOf(
  written: Parameters<typeof checkShape>[0],
  { limits }: Pick<Context<'conditions'>, 'limits'>,
  gone: readonly Problem[] = [],
) {
  const { conditions, problems } = checkShape(written);
  limits.conditions([...(conditions ? [] : problemsOf(problems)), ...gone], 'invalid');
  return requireRow(conditions);
}

/** The shop and the products that no longer exist. */
async function goneOf({ user_id, items }: NewPromoSimulateBody, db: Db): Promise<Problem[]> {
  const ids = items.map(({ product_id }) => product_id);
  const isShop = await hasShop(db, user_id);
  const products = await readProducts(db, ids);
  return [
    ...(isShop ? [] : [{ field: 'user_id', message: 'This shop does not exist any more.' }]),
    ...ids.flatMap((id, itemIndex) =>
      products.has(id)
        ? []
        : [{ field: `items.${itemIndex}.product_id`, message: 'This product does not exist any more.' }],
    ),
  ];
}

/** How many orders may still use it, and for how many rupiah; no limit without a quota or a maximum. */
async function leftOf(
  { id, kuota, maks_total }: NewPromoSimulateBody,
  db: Db,
): Promise<Pick<NewPromotion, 'left' | 'leftAmount'>> {
  const { used, amount } = await countUses(db, id ?? 0);
  return {
    left: kuota === undefined ? Number.MAX_SAFE_INTEGER : Math.max(0, kuota - used),
    leftAmount: maks_total === undefined ? null : Math.max(0, maks_total - amount),
  };
}

/** How many shops and products match the conditions, of those that may order and be ordered. */
export async function reachNewPromo(
  { body }: { body: NewPromoReachBody },
  { db, limits }: Context<'conditions'>,
): Promise<NewPromoReachItem> {
  const conditions = conditionsOf(body.items_condition, { limits });
  const shops = await readActiveShops(db);
  const products = await readSoldProducts(db);
  const reach = reachOf(conditions, shops, products);
  return { ...reach, all_shops: shops.length, all_products: products.length };
}
