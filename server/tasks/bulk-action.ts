import type { Heads } from '../../core/table/heads.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { productBulkAction } from '../generated/operations/product.ts';
import { userBulkAction } from '../generated/operations/user.ts';
import { columnsOf } from '../imports/index.ts';
import type { JobOutcome, JobRun } from '../jobs/index.ts';
import { eachLine } from './each-line.ts';
import { setValues, type ValueColumn } from './set-values.ts';

/** The entity of a bulk action, and the column by which its file names the records. */
interface Kind extends Pick<ValueColumn, 'table' | 'entity'> {
  readonly columns: Heads<'key'>;
  readonly isCode: boolean;
  readonly unknown: string;
}

const MOST = 100_000;

/** Makes the products of a file active or inactive. */
export const bulkProducts: DeclaredJobs['product.bulk-action'] = {
  run: (run) =>
    bulk(run, run.input.body, {
      table: 'products',
      entity: 'product',
      columns: { key: columnsOf(productBulkAction, 'sku').sku },
      isCode: true,
      unknown: 'There is no product with this SKU.',
    }),
};

/** Makes the shops of a file active or inactive. */
export const bulkUsers: DeclaredJobs['user.bulk-action'] = {
  run: (run) =>
    bulk(run, run.input.body, {
      table: 'users',
      entity: 'user',
      columns: { key: columnsOf(userBulkAction, 'nav_id').nav_id },
      isCode: false,
      unknown: 'There is no shop with this NAV ID.',
    }),
};

async function bulk(
  run: JobRun<unknown>,
  { file, action }: { file?: unknown; action: 'active' | 'deactive' },
  { columns, isCode, unknown, ...where }: Kind,
): Promise<JobOutcome> {
  const value = action === 'active' ? 1 : 0;
  const rules = { columns, key: 'key', isCode, most: MOST, refusesRepeated: false } as const;
  await eachLine(run, file, { ...rules, report: 'bulk-action-problems.csv' }, async (lines, step) => {
    const targetValues = lines.map(({ line, values }) => ({ line, key: values.key, value }));
    const { matchedLines, counts } = await setValues(targetValues, { ...where, column: 'active' }, step);
    const missing = lines.filter(({ line }) => !matchedLines.has(line));
    return { counts, rejected: missing.map((line) => ({ ...line, message: unknown })) };
  });
  return { message: '{updated} updated, {unchanged} unchanged.' };
}
