import { sql } from 'kysely';
import type { DeclaredEntity } from '../../core/declared.ts';
import { StaleRefusal } from '../refusal.ts';
import { changeOf } from './audit.store.ts';
import { planRead, readRow } from './read-plan.ts';
import type { Work } from './work.ts';

/**
 * Refuses a change that is based on an outdated version of the row (edit conflict). Call it once the row is locked, so that the
 * result stays valid until the write. The refusal contains the present `fields`, and who changed the row when. Changes without a
 * version are allowed, as are those of entities without one. `teller`: the row whose audit entries cover this one, if that is its
 * owner.
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
  const names = tables.map((sharingEntity) => sharingEntity.entity);
  const changedRecord = teller ? { by: [teller.entity], id: teller.id } : { by: names, id: key };
  throw new StaleRefusal(
    current ?? {},
    await changeOf(db, changedRecord.by, String(changedRecord.id), version),
  );
}

function hasVersion({ fields }: DeclaredEntity): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'version');
}
