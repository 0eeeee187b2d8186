import type { Order } from './model.ts';
import { share, sum } from './money.ts';
import { amountOf, type Part } from './prices.ts';

/** A row of the order, as stored. */
export interface PricedRow {
  readonly price: number;
  readonly discount_price: number;
  readonly final_price: number;
  /** The pieces that flash sales cover. */
  readonly flash: readonly { readonly id: number; readonly pieces: number; readonly price: number }[];
}

interface Line {
  readonly product: number;
  readonly price: number;
  readonly parts: readonly Part[];
  readonly cuts: readonly { readonly amount: number }[];
  readonly voucher: number;
}

/** Distributes the amounts of the lines to the order's rows; a flash sale covers the first pieces. */
export function rowsOf(rows: Order['rows'], lines: readonly Line[]): PricedRow[] {
  const made = new Map<number, PricedRow>();
  for (const line of lines) {
    const own = [...rows.entries()].filter(
      ([, { product, pieces }]) => product === line.product && pieces > 0,
    );
    const covered = pieceTable(
      own.map(([, { pieces }]) => pieces),
      line.parts,
    );
    const parts = line.parts.map(({ amount }, at) =>
      share(
        amount,
        covered.map((row) => row[at] ?? 0),
      ),
    );
    const amounts = own.map((_, row) => sum(parts.map((shares) => shares[row] ?? 0)));
    const cut = share(sum(line.cuts.map(({ amount }) => amount)), amounts);
    const left = amounts.map((amount, row) => amount - (cut[row] ?? 0));
    const voucher = share(line.voucher, left);
    for (const [row, [at, { pieces }]] of own.entries()) {
      const final_price = (left[row] ?? 0) - (voucher[row] ?? 0);
      made.set(at, {
        price: line.price,
        discount_price: Math.max(0, amountOf(line.price, pieces) - final_price),
        final_price,
        flash: line.parts.flatMap(({ flash, price }, part) => {
          const many = covered[row]?.[part] ?? 0;
          return flash === undefined || many === 0 ? [] : [{ id: flash, pieces: many, price }];
        }),
      });
    }
  }
  return rows.map((_, at) => made.get(at) ?? { price: 0, discount_price: 0, final_price: 0, flash: [] });
}

/** The pieces of each part in each row; parts fill the rows in order. */
function pieceTable(rows: readonly number[], parts: readonly Part[]): number[][] {
  const open = parts.map(({ pieces }) => pieces);
  return rows.map((pieces) => {
    let wanted = pieces;
    return open.map((there, at) => {
      const many = Math.min(wanted, there);
      open[at] = there - many;
      wanted -= many;
      return many;
    });
  });
}
