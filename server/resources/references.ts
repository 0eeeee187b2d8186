import { sql } from 'kysely';
import type { DeclaredEntity } from '../../core/declared.ts';
import type { Problem } from '../refusal.ts';
import { nounOf } from './noun-of-entity.ts';
import type { Work } from './work.ts';

interface Use {
  readonly key: unknown;
  readonly count: number;
}

/**
 * Why rows cannot be deleted: for each key that another row still refers to, how many rows of which kind. Rows that
 * go in the same call do not count. `names` says what a row is called in the message.
 */
export async function stillUsed(
  work: Work,
  entity: DeclaredEntity,
  keys: readonly unknown[],
  names: ReadonlyMap<unknown, unknown>,
): Promise<Problem[]> {
  const problemsByKey = new Map<unknown, Problem>();
  for (const { entity: usingEntity, table, column } of entity.referencedBy ?? []) {
    const selfExclusion = table === entity.table ? sql`and not ${sql.id(entity.key)} = any(${keys})` : sql``;
    const { rows } = await sql<Use>`
      select ${sql.id(column)} as key, count(*)::int as count from ${sql.table(table)}
      where ${sql.id(column)} = any(${keys}) ${selfExclusion} group by 1 order by 1`.execute(work.db);
    for (const { key, count } of rows) {
      if (problemsByKey.has(key)) continue;
      const params = { key, name: names.get(key), count, entity: nounOf(usingEntity, count, work.entities) };
      problemsByKey.set(key, { message: '{name} is still used by {count} {entity}.', params });
    }
  }
  return [...problemsByKey.values()];
}
