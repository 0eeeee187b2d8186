import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField } from '../../../core/model.ts';
import { linkEachRow } from '../behaviour/each-row.ts';
import type { Placed } from '../context/declarations.ts';
import type { Linker } from '../context/linker.ts';
import { checkRows } from '../expressions/paths.ts';
import type { FieldContext } from './entry-fields.ts';

/** Links what is called for loaded rows that were taken out of line items. A form that loads nothing has none, but may be extended. */
export function linkRemovedRows(
  linker: Linker,
  name: string,
  { value: { removed, from, pick }, place }: Placed<FieldDeclaration>,
  { scope, record, roles: seen }: FieldContext,
): Pick<FormField, 'removed'> {
  if (!removed || !record) return {};
  const removedPlace = place.child('removed');
  if (!pick)
    linker.report('FRM-04', removedPlace.key, `"${name}" has no "pick", whose column tells its rows apart.`);
  const row = checkRows(linker, record, { path: from ?? name, place: removedPlace });
  const declared = { value: removed, place: removedPlace };
  const rowScope = { ...scope, ...(row ? { row } : {}) };
  const each = linkEachRow(linker, declared, { scope: rowScope, seen, code: 'FRM-04' });
  return each ? { removed: each } : {};
}
