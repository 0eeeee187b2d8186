import type { Db } from '../store/index.ts';

/** The settings of these keys, in the order of the keys. */
export function readConfigs(db: Db, keys: readonly string[]) {
  return db.selectFrom('configs').select(['key', 'value']).where('key', 'in', keys).orderBy('key').execute();
}
