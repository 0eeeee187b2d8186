import type { ErpPrice } from '../connectors/index.ts';
import type { JobRun, JobStep } from '../jobs/index.ts';
import {
  lockSteps,
  type MatchedStep,
  markVanishedSteps,
  type StepKey,
  writeSteps,
} from './price-steps.store.ts';

/** Imports quantity prices. A step is identified by its pieces and its first day. */
export async function takeOverSteps(rows: readonly ErpPrice[], step: JobStep) {
  const matchedSteps = await lockSteps(step.db, rows);
  const written = await writeSteps(step.db, matchedSteps);
  const changed = matchedSteps.filter(
    ({ id, price, old_price, end_date, old_end, deleted_at }) =>
      id === null || price !== old_price || end_date !== old_end || deleted_at !== null,
  );
  const ids = new Map(written.map((row) => [keyOf(row), row.id]));
  await tell(changed, ids, step);
  const unchanged = matchedSteps.length - changed.length;
  return { updated: changed.length, unchanged, unknown: rows.length - matchedSteps.length };
}

const keyOf = ({ product_id, min_qty, start_date }: StepKey) => `${product_id} ${min_qty} ${start_date}`;

function tell(
  changed: readonly MatchedStep[],
  ids: ReadonlyMap<string, number>,
  { audit }: JobStep,
): Promise<void> {
  const notes = changed.map(({ product_id, min_qty, start_date, ...rest }) => {
    const step = { product_id, min_qty, start_date };
    const { id, end_date, price, old_end, old_price, deleted_at } = rest;
    return {
      entity: 'product-wholesale-price',
      id: ids.get(keyOf(step)) ?? null,
      ...(id === null ? {} : { before: { ...step, end_date: old_end, price: old_price, deleted_at } }),
      after: { ...step, end_date, price, deleted_at: null },
    };
  });
  return audit(...notes);
}

/**
 * Marks the steps that the ERP no longer has as deleted, for one product or for all; returns how many. Nothing is marked when
 * some rows could not be read, since a step may be among them, nor when the ERP has none at all.
 */
export async function endVanishedSteps(run: JobRun<unknown>, sku: string | null): Promise<number> {
  const seen = Object.values(run.counts).reduce((sum, count) => sum + count, 0);
  if (seen === 0) return 0;
  return run.step(async ({ db, audit }) => {
    const rows = await markVanishedSteps(db, run.id, sku);
    const notes = rows.map(({ id, deleted_at }) => ({
      entity: 'product-wholesale-price',
      id,
      before: { deleted_at: null },
      after: { deleted_at },
    }));
    await audit(...notes);
    return rows.length;
  });
}
