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
  const pricedRows = new Map<number, PricedRow>();
  for (const line of lines) {
    const lineRows = [...rows.entries()].filter(
      ([, { product, pieces }]) => product === line.product && pieces > 0,
    );
    const covered = pieceTable(
      lineRows.map(([, { pieces }]) => pieces),
      line.parts,
    );
    const parts = line.parts.map(({ amount }, partIndex) =>
      share(
        amount,
        covered.map((row) => row[partIndex] ?? 0),
      ),
    );
    const amounts = lineRows.map((_, row) => sum(parts.map((shares) => shares[row] ?? 0)));
    const cut = share(sum(line.cuts.map(({ amount }) => amount)), amounts);
    const amountsAfterCut = amounts.map((amount, row) => amount - (cut[row] ?? 0));
    const voucher = share(line.voucher, amountsAfterCut);
    for (const [row, [rowIndex, { pieces }]] of lineRows.entries()) {
      const final_price = (amountsAfterCut[row] ?? 0) - (voucher[row] ?? 0);
      pricedRows.set(rowIndex, {
        price: line.price,
        discount_price: Math.max(0, amountOf(line.price, pieces) - final_price),
        final_price,
        flash: line.parts.flatMap(({ flash, price }, part) => {
          const coveredPieces = covered[row]?.[part] ?? 0;
          return flash === undefined || coveredPieces === 0
            ? []
            : [{ id: flash, pieces: coveredPieces, price }];
        }),
      });
    }
  }
  return rows.map(
    (_, rowIndex) => pricedRows.get(rowIndex) ?? { price: 0, discount_price: 0, final_price: 0, flash: [] },
  );
}

/** The pieces of each part in each row; parts fill the rows in order. */
function pieceTable(rows: readonly number[], parts: readonly Part[]): number[][] {
  const open = parts.map(({ pieces }) => pieces);
  return rows.map((pieces) => {
    let uncoveredPieces = pieces;
    return open.map((availablePieces, partIndex) => {
      const coveredPieces = Math.min(uncoveredPieces, availablePieces);
      open[partIndex] = availablePieces - coveredPieces;
      uncoveredPieces -= coveredPieces;
      return coveredPieces;
    });
  });
}
