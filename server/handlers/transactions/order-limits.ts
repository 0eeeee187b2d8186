import { type Problem, Refusal } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import type { OrderItem } from './owned-rows.ts';
import { shareProducts } from './products.store.ts';

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
  requestedGoods: readonly Wanted[],
  productsById: ReadonlyMap<number, Orderable>,
): void {
  const sums = new Map<number, number>();
  const problems = requestedGoods.flatMap(({ product_id, quantity, field, many }): Problem[] => {
    const product = productsById.get(product_id);
    const totalQuantity = (sums.get(product_id) ?? 0) + quantity;
    sums.set(product_id, totalQuantity);
    if (!product) return [{ field, message: 'This product does not exist any more.' }];
    return notOrderable(product, field) ?? tooMany(product, totalQuantity, many) ?? [];
  });
  if (problems.length > 0) throw new Refusal('invalid', problems);
}

/**
 * The same for an order that is edited: what a new order may not have, no line may grow to. What was ordered before stays,
 * also above a limit that came later.
 */
export async function refuseGrowth(
  db: Db,
  items: readonly OrderItem[],
  requestedQuantities: ReadonlyMap<number, number>,
): Promise<void> {
  const quantityOf = ({ id, quantity }: OrderItem) => requestedQuantities.get(id) ?? quantity;
  const growing = items.filter((item) => quantityOf(item) > item.quantity);
  if (growing.length === 0) return;
  const fields = new Map([...requestedQuantities.keys()].map((id, index) => [id, `qty.${index}`]));
  const products = await shareProducts(
    db,
    growing.flatMap(({ product }) => product?.id ?? []),
  );
  const problems = growing.flatMap(({ id, product }): Problem[] => {
    const field = fields.get(id) ?? 'qty';
    const orderable = products.find((candidateProduct) => candidateProduct.id === product?.id);
    if (!orderable) return [{ field, message: 'This product does not exist any more.' }];
    const lines = items.filter((item) => item.product?.id === orderable.id);
    const previousTotal = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const newTotal = lines.reduce((sum, item) => sum + quantityOf(item), 0);
    const isMore = newTotal > previousTotal;
    return (isMore && (notOrderable(orderable, field) ?? tooMany(orderable, newTotal, field))) || [];
  });
  if (problems.length > 0) throw new Refusal('invalid', problems);
}

function notOrderable({ name, active, blocked }: Orderable, field: string): Problem[] | undefined {
  if (active === 1 && blocked === 0) return undefined;
  return [{ field, message: '{name} cannot be ordered now.', params: { name } }];
}

function tooMany({ name, max_qty }: Orderable, quantity: number, field: string): Problem[] | undefined {
  if (max_qty === null || quantity <= max_qty) return undefined;
  const message = 'At most {most} pieces of {name} go into one order.';
  return [{ field, message, params: { most: max_qty, name } }];
}
