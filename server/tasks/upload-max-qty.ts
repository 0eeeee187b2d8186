import type { DeclaredJobs } from '../generated/jobs.ts';
import { productUploadQty } from '../generated/operations/product.ts';
import { columnsOf } from '../imports/index.ts';
import { eachLine } from './each-line.ts';
import { setValues } from './set-values.ts';

const rules = {
  columns: columnsOf(productUploadQty, 'sku', 'qty'),
  key: 'sku',
  isCode: true,
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
      const wrong = lines.flatMap((line) => {
        const fault = faultOf(line.values.qty);
        return fault ? [{ ...line, ...fault }] : [];
      });
      const right = lines.filter((line) => !faultOf(line.values.qty));
      const targetValues = right.map(({ line, values }) => ({
        line,
        key: values.sku,
        value: Number(values.qty),
      }));
      const { matchedLines, counts } = await setValues(targetValues, MAX_QTY, step);
      const missing = right.filter(({ line }) => !matchedLines.has(line));
      const unknown = missing.map((line) => ({ ...line, message: 'There is no product with this SKU.' }));
      return { counts, rejected: [...wrong, ...unknown] };
    });
    return { message: '{updated} updated, {unchanged} unchanged.' };
  },
};

/** Digits only: countries read points and commas differently. */
function faultOf(qty: string): { message: string; params?: Readonly<Record<string, number>> } | undefined {
  if (!/^\d+$/.test(qty)) return { message: 'Max qty must be a whole number of 0 or more.' };
  return Number(qty) > MOST ? { message: 'Must be at most {limit}.', params: { limit: MOST } } : undefined;
}
