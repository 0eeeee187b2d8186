import { MIGRATIONS } from '../../core/snapshot.ts';
import type { Operation } from '../edit/operations.ts';
import { Refused } from '../edit/refused.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { migrationTexts } from '../load/read-sources.ts';
import { newFile, nextMigration } from '../tools/new-screen/new-screen.ts';
import { columnOf } from '../tools/new-screen/noun.ts';
import { quoted } from '../tools/new-screen/table.ts';
import type { Studio } from './studio.ts';

interface Column {
  readonly table: string;
  readonly column: string;
}

/** The column of the database that holds the field of an entity; undefined where the node is none, or has none. */
export function columnOfField(
  { declarations }: LinkedProduct,
  file: string,
  [group, name = '', ...further]: readonly string[],
): Column | undefined {
  const entity = [...declarations.entities.values()].find(({ place }) => place.file.path === file)?.value;
  const field = entity?.fields[name];
  if (group !== 'fields' || further.length > 0 || !entity?.table || !field) return undefined;
  const column = columnOf(name, field);
  const isThere = declarations.tables?.value[entity.table]?.columns[column] !== undefined;
  return isThere ? { table: entity.table, column } : undefined;
}

/** The migration that drops the column of a field. Throws Refused. */
export async function droppingColumn(
  studio: Studio,
  file: string,
  keys: readonly string[],
): Promise<Operation> {
  const held = columnOfField(await studio.product(), file, keys);
  if (!held) throw new Refused('This has no column in the database.', 'no-value');
  const { table, column } = held;
  const texts = migrationTexts(studio.project.root, studio.session.sources());
  const migration = nextMigration(texts, `${table}-without-${column}`.replaceAll('_', '-'));
  const sql = `-- contract\nalter table ${table} drop column ${quoted(column)};\n`;
  return newFile(`${MIGRATIONS}/${migration}`, sql);
}
