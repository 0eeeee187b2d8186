import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField } from '../../../core/model.ts';
import { linkEachRow } from '../behaviour/each-row.ts';
import type { Placed } from '../context/declarations.ts';
import type { Linker } from '../context/linker.ts';
import { checkPath, checkRows } from '../expressions/paths.ts';
import type { FieldContext } from './entry-fields.ts';

/** Checks the path in the loaded rows that says which of them stay. */
function checkKept(
  linker: Linker,
  name: string,
  { value: { options, from, pick }, place }: Placed<FieldDeclaration>,
  record: FieldContext['record'],
): void {
  const path = options?.keeps;
  if (typeof path !== 'string') return;
  const kept = place.child('options', 'keeps');
  if (!pick || !record)
    linker.report('FRM-04', kept, `"${name}" has no loaded rows that the column of a "pick" tells apart.`);
  const row = checkRows(linker, record, { path: from ?? name, place: kept });
  checkPath(linker, row, { path, place: kept, noun: 'row' });
}

/** Links what is called for loaded rows that were taken out of line items. A form that loads nothing has none, but may be extended. */
export function linkRemovedRows(
  linker: Linker,
  name: string,
  declared: Placed<FieldDeclaration>,
  { scope, record, roles: seen }: FieldContext,
): Pick<FormField, 'removed'> {
  checkKept(linker, name, declared, record);
  const {
    value: { removed, from, pick },
    place,
  } = declared;
  if (!removed || !record) return {};
  const removedPlace = place.child('removed');
  if (!pick)
    linker.report('FRM-04', removedPlace.key, `"${name}" has no "pick", whose column tells its rows apart.`);
  const row = checkRows(linker, record, { path: from ?? name, place: removedPlace });
  const rowScope = { ...scope, ...(row ? { row } : {}) };
  const each = linkEachRow(
    linker,
    { value: removed, place: removedPlace },
    { scope: rowScope, seen, code: 'FRM-04' },
  );
  return each ? { removed: each } : {};
}
