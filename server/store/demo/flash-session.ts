import { addDays, isoInstant } from '../../../core/dates.ts';
import type { DemoOrder } from './order-plan.ts';

/** Days before today of the flash sale that is over. */
export const ENDED = 21;
export const STOCK = 120;
/** Pieces that a shop may buy. */
export const LIMIT = 24;
/** Products of a flash sale. */
const PRODUCTS = 6;
const CHEAPEST = 10_000;

/** The price of a piece in a flash sale of the demo: 10 % less, or Rp 1.500. */
const flashPrice = (id: number, price: number): number =>
  id % 2 === 0 ? Math.round(price * 0.9) : price - 1500;

/** Orders of which those of the ended flash sale bought its products at its prices, and what these products are. */
export function withFlashSale(
  orders: readonly DemoOrder[],
  today: string,
): { readonly orders: readonly DemoOrder[]; readonly products: readonly number[] } {
  const day = addDays(today, -ENDED);
  const makeInstant = (hour: number) => isoInstant(`${day}T00:00:00+07:00`, hour * 60);
  const isInside = ({ created }: DemoOrder) => created >= makeInstant(9) && created < makeInstant(21);
  const bought = new Map<number, number>();
  for (const { lines } of orders.filter(isInside))
    for (const { product_id, price, quantity } of lines)
      if (price > CHEAPEST && quantity <= LIMIT) bought.set(product_id, (bought.get(product_id) ?? 0) + 1);
  const products = [...bought]
    .sort(([productId, times], [otherId, less]) => less - times || productId - otherId)
    .slice(0, PRODUCTS)
    .map(([id]) => id);
  const remainingStock = new Map(products.map((id) => [id, STOCK]));
  const cheaper = (order: DemoOrder): DemoOrder => {
    const lines = order.lines.map((line) => {
      const { product_id: id, price, quantity } = line;
      const stock = remainingStock.get(id) ?? 0;
      if (quantity > Math.min(LIMIT, stock)) return line;
      remainingStock.set(id, stock - quantity);
      const final_price = flashPrice(id, price) * quantity;
      return { ...line, final_price, discount_price: price * quantity - final_price };
    });
    const off = lines.reduce((sum, { discount_price = 0 }) => sum + discount_price, 0);
    return { ...order, lines, total: order.total - off };
  };
  return { orders: orders.map((order) => (isInside(order) ? cheaper(order) : order)), products };
}
