import { JobFailure, type JobStep } from '../jobs/index.ts';
import type { Db } from '../store/index.ts';
import { readSku } from './products.store.ts';
import {
  type ErpValue,
  lockValues,
  type MatchedValue,
  type ValueTable,
  writeValues,
} from './sync-values.store.ts';

/** The SKU that a sync is limited to; null: all products. Throws a JobFailure when the product is gone. */
export async function skuOf(db: Db, id: number | null | undefined): Promise<string | null> {
  if (id === undefined || id === null) return null;
  const sku = await readSku(db, id);
  if (sku === undefined) throw new JobFailure('The product does not exist any more.');
  return sku;
}

/**
 * Writes the changed values with their audit entries. Returns the ids of the products concerned and the counts; values of products
 * that we do not have count as `unknown`.
 */
export async function takeOverValues(
  values: readonly ErpValue[],
  valueTable: ValueTable,
  { db, audit }: JobStep,
) {
  const rows = await lockValues(db, valueTable, values);
  const changed = rows.filter(({ before: oldValue, value: newValue }) => oldValue !== newValue);
  await writeValues(db, valueTable, changed);
  const ids = [...new Set(changed.map(({ id }) => id))];
  for (const id of ids) {
    const productChanges = changed.filter((row) => row.id === id);
    const named = (pick: (row: MatchedValue) => unknown) =>
      Object.fromEntries(productChanges.map((row) => [`${valueTable.value} (${row.code})`, pick(row)]));
    await audit({
      entity: 'product',
      id,
      before: named(({ before: oldValue }) => oldValue),
      after: named((row) => row.value),
    });
  }
  const unchanged = rows.length - changed.length;
  return { ids, counts: { updated: changed.length, unchanged, unknown: values.length - rows.length } };
}
