import { sql } from 'kysely';
import type { DeclaredEntity } from '../http/declared.ts';
import { StaleRefusal } from '../refusal.ts';
import { changeOf } from './audit.store.ts';
import { planRead, readRow } from './read-plan.ts';
import type { Work } from './work.ts';

/**
 * Refuses a change that is based on another version of the row than the table has: another person was quicker. To be
 * asked once the row is locked, so that the answer stays true until the change is made. The refusal carries `fields`
 * of the row as they are now, and who changed it when. A caller who does not say what the change is based on is let
 * through, and so is every change of an entity without a version. `teller`: whose entries of the trail tell of this row,
 * where that is the row that owns it.
 */
export async function refuseStale(
  work: Pick<Work, 'basedOn' | 'db' | 'entities'>,
  entity: DeclaredEntity,
  key: unknown,
  fields: readonly string[],
  teller?: { readonly entity: string; readonly id: string | number },
): Promise<void> {
  const { basedOn, db, entities } = work;
  if (basedOn === null || !hasVersion(entity)) return;
  const { rows } = await sql<{ version: string }>`
    select xmin::text as version from ${sql.table(entity.table)} where ${sql.id(entity.key)} = ${key}`.execute(
    db,
  );
  const version = rows[0]?.version;
  if (version === undefined || version === basedOn) return;
  const current = await readRow(db, planRead(entity, fields, entities), key);
  const tables = Object.values(entities).filter(({ table }) => table === entity.table);
  const names = tables.map((one) => one.entity);
  const told = teller ? { by: [teller.entity], id: teller.id } : { by: names, id: key };
  throw new StaleRefusal(current ?? {}, await changeOf(db, told.by, String(told.id), version));
}

function hasVersion({ fields }: DeclaredEntity): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'version');
}
