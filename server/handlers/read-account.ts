import type { SessionMeItem } from '../../domain/generated/types/session.ts';
import type { Context } from '../calls/handler.ts';
import { notFound } from '../refusal.ts';
import { readEntity } from './read-entity.ts';

/** The entity of the signed-in account. */
export const ACCOUNT = 'admin';

/** An account as its owner sees it. Throws a Refusal when it was deleted. */
export async function readAccount(
  id: number,
  context: Pick<Context, 'db' | 'entities' | 'roleNames'>,
): Promise<SessionMeItem> {
  const row = await readEntity(ACCOUNT, id, context);
  if (!row) throw notFound();
  return { ...row, role_string: context.roleNames[row.role] ?? '' };
}
