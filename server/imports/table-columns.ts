import type { DeclaredOperation } from '../../core/declared.ts';
import type { Heads } from '../../core/table/heads.ts';

/** What the columns of an uploaded table may be called, as the call declares it. Throws when it declares no such column. */
export function columnsOf<Column extends string>(
  { id, files = [] }: DeclaredOperation,
  ...names: readonly Column[]
): Heads<Column> {
  const declared = files.find(({ columns }) => columns)?.columns ?? {};
  const columns = names.map((name) => {
    const heads = declared[name];
    if (!heads) throw new Error(`The file of ${id} declares no column ${name}.`);
    return [name, heads];
  });
  // It has the names that were asked for, each checked above.
  return Object.fromEntries(columns) as Heads<Column>;
}
