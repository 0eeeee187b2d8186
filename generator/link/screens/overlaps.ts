import type { FormScreen } from '../../../core/model.ts';
import { linkSource } from '../behaviour/calls.ts';
import type { Linker } from '../context/linker.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { checkPath } from '../expressions/paths.ts';
import type { Site } from '../expressions/scope.ts';
import type { FormParts } from './form-parts.ts';

/** Links the list with whose ranges that of the form is compared. */
export function linkOverlaps(
  linker: Linker,
  { overlaps, fields }: FormParts,
  { scope, seen }: Site,
): Pick<FormScreen, 'overlaps'> {
  if (!overlaps) return {};
  const { value, place } = overlaps;
  const linked = linkSource(linker, value.call, scope, { place: place.child('call'), seen, rows: 'many' });
  if (!linked) return {};
  const { item: row } = linked.endpoint;
  const fieldsPlace = place.child('fields');
  for (const [index, path] of value.fields.entries()) {
    if (!fields.has(path))
      linker.report('REF-09', fieldsPlace.child(index), `the form has no field "${path}".`);
    checkPath(linker, row, { path, place: fieldsPlace.child(index), noun: 'row' });
  }
  if (value.label) checkPath(linker, row, { path: value.label, place: place.child('label'), noun: 'row' });
  const when =
    value.when &&
    linkCondition(linker, value.when, { route: [], ...(row ? { row } : {}) }, place.child('when'));
  const [start = '', end = ''] = value.fields;
  return {
    overlaps: {
      endpoint: linked.call.endpoint,
      start,
      end,
      ...(value.label ? { label: value.label } : {}),
      ...(when ? { when } : {}),
    },
  };
}
