// What prices and bundles do: stages 1 to 3 of the page, and the sums that all stages use.
// Prices of a piece are whole numbers of 1/100 rupiah ("cents"); amounts are whole rupiah.
import type { Case, Line, Moment, Period, Product, Rupiah } from './testing-oracle-case.ts';

/** The product of whole numbers, exact. */
function times(numbers: number[]): bigint {
  return numbers.reduce((product, number) => product * BigInt(number), 1n);
}

/** The tops multiplied, divided by the bottoms multiplied, rounded once, half up. Nothing is below 0. */
export function rounded(tops: number[], bottoms: number[]): number {
  const top = times(tops);
  const bottom = times(bottoms);
  return Number((2n * top + bottom) / (2n * bottom));
}

/** A price in 1/100 rupiah. */
export function cents(price: number): number {
  return Math.round(price * 100);
}

/** So many pieces at a price in 1/100 rupiah. */
export function amountOf(price: number, pieces: number): number {
  return rounded([price, pieces], [100]);
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Rupiah of a product, 0 where there is nothing. */
export function at(rupiah: Rupiah, product: number): number {
  return rupiah.get(product) ?? 0;
}

/** Shares whole rupiah by weights. */
export function share(amount: number, parts: { product: number; weight: number }[]): Rupiah {
  const allZero = parts.every((part) => part.weight === 0);
  const weighed = parts.map((part) => ({ product: part.product, weight: allZero ? 1 : part.weight }));
  const whole = BigInt(sum(weighed.map((part) => part.weight)));
  const shares: Rupiah = new Map();
  const cutOff = weighed.map((part) => {
    const exact = BigInt(amount) * BigInt(part.weight);
    shares.set(part.product, Number(exact / whole));
    return { ...part, fraction: Number(exact % whole) };
  });
  cutOff.sort((a, b) => b.fraction - a.fraction || b.weight - a.weight || a.product - b.product);
  let left = amount - sum([...shares.values()]);
  for (const part of cutOff) {
    if (left === 0) break;
    shares.set(part.product, at(shares, part.product) + 1);
    left -= 1;
  }
  return shares;
}

/** Whether a period of days holds. */
export function holds(period: Period, day: string): boolean {
  const from = period.from ?? null;
  const to = period.to ?? null;
  return (from === null || from <= day) && (to === null || day <= to);
}

/** The price that a discount of harga coret or of a flash sale leaves. */
function discounted(listPrice: number, discount: number, type: string): number {
  if (type === 'amount') return Math.max(0, listPrice - cents(discount));
  const leftPercent = Math.max(0, 10000 - cents(discount));
  return rounded([listPrice, leftPercent], [10000, 100]) * 100;
}

/** The lowest of list, wholesale, product discount and harga coret. */
function otherPrice(product: Product, pieces: number, day: string): number {
  const list = cents(product.price);
  const prices = [list];
  for (const step of product.wholesale ?? []) {
    if (holds(step, day) && pieces >= step.minQty) prices.push(cents(step.price));
  }
  for (const one of product.discounts ?? []) {
    if (holds(one, day)) prices.push(cents(one.price));
  }
  for (const one of product.coret ?? []) {
    if (holds(one, day)) prices.push(discounted(list, one.discount, one.type));
  }
  return Math.min(...prices);
}

/** One line with its amount, and the flash sales that cover pieces of it. */
function priceLine(
  product: Product,
  pieces: number,
  moment: Moment,
): { line: Line; flash: { id: number; pieces: number }[] } {
  const other = otherPrice(product, pieces, moment.day);
  const sales = (product.flash ?? [])
    .filter((sale) => sale.startsAt <= moment.at && moment.at < sale.endsAt)
    .map((sale) => ({ ...sale, price: discounted(cents(product.price), sale.discount, sale.type) }))
    .filter((sale) => sale.price < other)
    .sort((a, b) => a.price - b.price || a.endsAt - b.endsAt || a.id - b.id);
  let open = pieces;
  let amount = 0;
  const flash: { id: number; pieces: number }[] = [];
  for (const sale of sales) {
    const limit = sale.limit ?? null;
    const covered = Math.max(0, Math.min(open, sale.left, limit === null ? open : limit));
    if (covered === 0) continue;
    flash.push({ id: sale.id, pieces: covered });
    amount += amountOf(sale.price, covered);
    open -= covered;
  }
  amount += amountOf(other, open);
  return {
    line: { product: product.id, pieces, amount, brand: product.brand, category: product.category },
    flash,
  };
}

/** The lines of the order as they are measured, and the flash sales that cover pieces. */
export function measuredLines(theCase: Case): { lines: Line[]; flash: { id: number; pieces: number }[] } {
  const lines: Line[] = [];
  const flash: { id: number; pieces: number }[] = [];
  for (const product of theCase.products) {
    const rows = theCase.order.rows.filter((row) => String(row.product) === String(product.id));
    const pieces = sum(rows.map((row) => row.pieces));
    if (pieces <= 0) continue;
    const priced = priceLine(product, pieces, theCase.moment);
    lines.push(priced.line);
    flash.push(...priced.flash);
  }
  return { lines, flash };
}

/** The products of every bundle ordered, with their share of its amount. */
export function bundleParts(
  theCase: Case,
): { bundle: number; product: number; pieces: number; amount: number }[] {
  const result: ReturnType<typeof bundleParts> = [];
  for (const bundle of theCase.bundles ?? []) {
    const ordered = (theCase.order.bundles ?? []).filter((one) => String(one.id) === String(bundle.id));
    const count = sum(ordered.map((one) => one.count));
    if (count <= 0) continue;
    const parts = bundle.products.map((one) => {
      const product = theCase.products.find((other) => String(other.id) === String(one.product));
      const pieces = one.pieces * count;
      return { product: one.product, pieces, weight: amountOf(cents(product?.price ?? 0), pieces) };
    });
    const shares = share(amountOf(cents(bundle.price), count), parts);
    for (const part of parts) {
      result.push({
        bundle: bundle.id,
        product: part.product,
        pieces: part.pieces,
        amount: at(shares, part.product),
      });
    }
  }
  return result;
}
