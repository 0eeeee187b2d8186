import type { DeclaredJobs } from '../generated/jobs.ts';
import { eachLine, type Line } from './each-line.ts';
import { setValues } from './set-values.ts';

const rules = {
  columns: {
    sku: ['SKU', 'SKU Code', 'Kode SKU'],
    qty: ['Max Qty', 'Max Qty (pcs)', 'Qty'],
  },
  key: 'sku',
  most: 100_000,
  refusesRepeated: true,
  report: 'max-qty-problems.csv',
} as const;

const MAX_QTY = { table: 'products', entity: 'product', column: 'max_qty' } as const;
/** The same maximum as in the product's form. */
const MOST = 1_000_000_000;

/** Imports the max qty of a file, matched by SKU. */
export const uploadMaxQty: DeclaredJobs['product.upload-qty'] = {
  async run(run) {
    await eachLine(run, run.input.body.file, rules, async (lines, step) => {
      const wrong = lines.filter((line) => qtyOf(line) === null);
      const targetValues = lines.flatMap((line) => {
        const value = qtyOf(line);
        return value === null ? [] : [{ line: line.line, key: line.values.sku, value }];
      });
      const { matchedLines, counts } = await setValues(targetValues, MAX_QTY, step);
      const missing = lines.filter((line) => qtyOf(line) !== null && !matchedLines.has(line.line));
      const rejected = [
        ...wrong.map((line) => ({ ...line, message: 'Max qty must be a whole number of 0 or more.' })),
        ...missing.map((line) => ({ ...line, message: 'There is no product with this SKU.' })),
      ];
      return { counts, rejected };
    });
    return { message: '{updated} updated, {unchanged} unchanged.' };
  },
};

/** Digits only: countries read points and commas differently. */
function qtyOf({ values }: Line<'sku' | 'qty'>): number | null {
  const value = /^\d{1,10}$/.test(values.qty) ? Number(values.qty) : Number.NaN;
  return value <= MOST ? value : null;
}
