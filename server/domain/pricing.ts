/** What decides the price of a product; days are those of the business (YYYY-MM-DD), both included. */
export interface PriceRules {
  /** Rupiah for one piece, without any rule. */
  readonly price: number;
  /** The price from so many pieces on. */
  readonly wholesale: readonly (Period & { readonly minQty: number })[];
  /** A lower price for a time. */
  readonly discounts: readonly Period[];
}

interface Period {
  readonly price: number;
  /** Null: since ever, or for ever. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What a line costs, in rupiah. */
export interface LinePrice {
  /** One piece, before the discount. */
  readonly price: number;
  /** Off the whole line. */
  readonly discount_price: number;
  /** The whole line. */
  readonly final_price: number;
}

/**
 * The price of a line by the rules that hold on a day: the wholesale price of the highest step that the quantity
 * reaches, else the usual one; a discount counts where it is lower, of several the lowest. The line is rounded once, to
 * whole rupiah.
 */
export function priceLine(quantity: number, rules: PriceRules, day: string): LinePrice {
  const price = stepPrice(quantity, rules, day);
  const discounted = Math.min(
    price,
    ...rules.discounts.filter((one) => holds(one, day)).map((one) => one.price),
  );
  const full = lineTotal(price, quantity);
  const final_price = lineTotal(discounted, quantity);
  return { price, discount_price: full - final_price, final_price };
}

/** What all lines cost. */
export const totalOf = (lines: readonly Pick<LinePrice, 'final_price'>[]): number =>
  lines.reduce((sum, line) => sum + line.final_price, 0);

/** Two rules for the same step: the lower price counts. */
function stepPrice(quantity: number, { price, wholesale }: PriceRules, day: string): number {
  const reached = wholesale.filter((one) => one.minQty <= quantity && holds(one, day));
  const highest = Math.max(...reached.map(({ minQty }) => minQty));
  const prices = reached.filter(({ minQty }) => minQty === highest).map((one) => one.price);
  return prices.length > 0 ? Math.min(...prices) : price;
}

const holds = ({ from, to }: Period, day: string) => (from ?? day) <= day && day <= (to ?? day);

/** Prices have two places: counted in hundredths, so that a half is a half. */
function lineTotal(price: number, quantity: number): number {
  return Math.floor((Math.round(price * 100) * quantity + 50) / 100);
}
