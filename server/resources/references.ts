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
 * Why rows cannot be deleted: for each key that other rows still refer to, how many of the most frequent kind, and how many
 * others. Rows that go in the same call do not count. `names` says what a row is called in the message.
 */
export async function stillUsed(
  work: Work,
  entity: DeclaredEntity,
  keys: readonly unknown[],
  names: ReadonlyMap<unknown, unknown>,
): Promise<Problem[]> {
  const usesByKey = new Map<unknown, (Use & { readonly by: string })[]>();
  for (const { entity: usingEntity, table, column } of entity.referencedBy ?? []) {
    const selfExclusion = table === entity.table ? sql`and not ${sql.id(entity.key)} = any(${keys})` : sql``;
    const { rows } = await sql<Use>`
      select ${sql.id(column)} as key, count(*)::int as count from ${sql.table(table)}
      where ${sql.id(column)} = any(${keys}) ${selfExclusion} group by 1 order by 1`.execute(work.db);
    for (const use of rows)
      usesByKey.set(use.key, [...(usesByKey.get(use.key) ?? []), { ...use, by: usingEntity }]);
  }
  return [...usesByKey].map(([key, uses]) => {
    const { by, count } = uses.reduce((most, use) => (use.count > most.count ? use : most));
    const others = uses.reduce((sum, use) => sum + use.count, -count);
    const params = { key, name: names.get(key), count, entity: nounOf(by, count, work.entities) };
    return others === 0
      ? { message: '{name} is still used by {count} {entity}.', params }
      : {
          message: '{name} is still used by {count} {entity} (other uses: {others}).',
          params: { ...params, others },
        };
  });
}
