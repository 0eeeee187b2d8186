// Read by the type check alone: the entity's name decides what is read.
import type { Context } from '../calls/handler.ts';
import { readEntities, readEntity } from './read-entity.ts';

export async function typedRecords(
  context: Context,
  queryTail: Parameters<typeof readEntities>[1],
): Promise<readonly (string | number | undefined)[]> {
  const level = await readEntity('level', 1, context);
  const [order] = await readEntities('transaction', queryTail, context, ['items']);
  // @ts-expect-error: there is no such entity
  await readEntity('levels', 1, context);
  // @ts-expect-error: the caller does not choose the type
  await readEntity<{ title: number }>('level', 1, context);
  // @ts-expect-error: a title is no number
  const wrong: number | undefined = level?.title;
  // @ts-expect-error: its handler computes it
  level?.used;
  // @ts-expect-error: it was left out
  order?.items;
  // @ts-expect-error: it has no such field
  await readEntity('level', 1, context, ['colour']);
  return [level?.title, wrong, order?.invoice_no];
}
