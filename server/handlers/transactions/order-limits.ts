import { type Limits, together } from '../../calls/limits.ts';
import type { TransactionRecord } from '../../generated/lifecycles.ts';
import type { Problem } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import type { OrderItem } from './owned-rows.ts';
import { shareProducts } from './products.store.ts';
import { readActiveShop } from './shops.store.ts';

/** What no line of an order may come to, whether the order is new or edited. */
export type LineLimit = 'active_shop' | 'orderable' | 'max_qty';

interface Orderable {
  readonly name: string;
  readonly active: number;
  readonly blocked: number;
  readonly max_qty: number | null;
}

interface Wanted {
  readonly product_id: number;
  readonly quantity: number;
  /** Where the request states the product and its quantity. */
  readonly field: string;
  readonly many: string;
}

/** The maximum of a product counts all its rows and bundles together. */
export function refuseProducts(
  limits: Limits<LineLimit>,
  requestedGoods: readonly Wanted[],
  productsById: ReadonlyMap<number, Orderable>,
): void {
  const sums = new Map<number, number>();
  const summedGoods = requestedGoods.map(({ product_id, quantity, field, many }): Summed => {
    const total = (sums.get(product_id) ?? 0) + quantity;
    sums.set(product_id, total);
    return { product: productsById.get(product_id), total, field, many };
  });
  refuseSummed(limits, summedGoods);
}

export const INACTIVE = 'This shop is inactive, so it cannot order.';

/**
 * The same for an order that is edited: what a new order may not have, no line may grow to. What was ordered before stays,
 * also above a limit that came later.
 */
export async function refuseGrowth(
  limits: Limits<LineLimit>,
  db: Db,
  { items, user }: Pick<TransactionRecord, 'items' | 'user'>,
  requestedQuantities: ReadonlyMap<number, number>,
): Promise<void> {
  const quantityOf = ({ id, quantity }: OrderItem) => requestedQuantities.get(id) ?? quantity;
  const growing = items.filter((item) => quantityOf(item) > item.quantity);
  const fields = new Map([...requestedQuantities.keys()].map((id, index) => [id, `qty.${index}`]));
  const fieldOf = ({ id }: OrderItem) => fields.get(id) ?? 'qty';
  const isShopInactive = growing.length > 0 && user && !(await readActiveShop(db, user.id));
  limits.active_shop(
    isShopInactive ? growing.map((item) => ({ field: fieldOf(item), message: INACTIVE })) : [],
  );
  const ids = growing.flatMap(({ product }) => product?.id ?? []);
  const products = ids.length > 0 ? await shareProducts(db, ids) : [];
  const summedGoods = growing.flatMap((item): Summed[] => {
    const at = { field: fieldOf(item), many: fieldOf(item) };
    const product = products.find(({ id }) => id === item.product?.id);
    const lines = items.filter((line) => line.product?.id === item.product?.id);
    const total = lines.reduce((sum, line) => sum + quantityOf(line), 0);
    const isMore = !product || total > lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return isMore ? [{ product, total, ...at }] : [];
  });
  refuseSummed(limits, summedGoods);
}

interface Summed extends Pick<Wanted, 'field' | 'many'> {
  readonly product: Orderable | undefined;
  /** Pieces in the whole order, up to this line. */
  readonly total: number;
}

function refuseSummed(limits: Limits<LineLimit>, goods: readonly Summed[]): void {
  const isOrderable = ({ product }: Summed) => product?.active === 1 && product.blocked === 0;
  const unorderable = goods.filter((good) => !isOrderable(good));
  const excessive = goods.filter(
    (good) => isOrderable(good) && good.total > (good.product?.max_qty ?? Infinity),
  );
  together(
    () => limits.orderable(unorderable.map(notOrderable)),
    () => limits.max_qty(excessive.map(tooMany)),
  );
}

function notOrderable({ product, field }: Summed): Problem {
  if (!product) return { field, message: 'This product does not exist any more.' };
  const message =
    product.active === 1
      ? '{name} is blocked, so it cannot be ordered.'
      : '{name} is inactive, so it cannot be ordered.';
  return { field, message, params: { name: product.name } };
}

function tooMany({ product, many: field }: Summed): Problem {
  const message = 'At most {most} pieces of {name} go into one order.';
  return { field, message, params: { most: product?.max_qty, name: product?.name } };
}
