import type { SessionMeItem } from '../../src/generated/product/types/session.ts';
import type { Context } from '../http/handler.ts';
import { notFound } from '../refusal.ts';
import { entityOf, planRead, readRow } from '../resources/read-plan.ts';

/** The entity of the signed-in account. */
export const ACCOUNT = 'admin';

/** An account as its owner sees it. Throws a Refusal when it does not exist any more. */
export async function readAccount(
  id: number,
  { db, entities, roleNames }: Pick<Context, 'db' | 'entities' | 'roleNames'>,
): Promise<SessionMeItem> {
  const entity = entityOf(ACCOUNT, entities);
  const row = await readRow(db, planRead(entity, Object.keys(entity.fields), entities), id);
  if (!row) throw notFound();
  // Its shape is the entity's, which the type was made from; the answer is checked against it all the same.
  return { ...row, role_string: roleNames[Number(row.role)] ?? '' } as unknown as SessionMeItem;
}
