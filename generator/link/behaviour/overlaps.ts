import type { FormScreen as FormDeclaration } from '../../../core/generated/language/declarations.ts';
import type { OverlapQuestion } from '../../../core/model.ts';
import { typesOf } from '../../schema/json-schema.ts';
import type { Placed } from '../context/declarations.ts';
import type { Linker } from '../context/linker.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { checkPath } from '../expressions/paths.ts';
import type { Site } from '../expressions/scope.ts';
import { linkSource } from './calls.ts';

interface Overlapping {
  readonly overlaps?: OverlapQuestion;
}
type Overlaps = Placed<NonNullable<FormDeclaration['overlaps']>>;

/** Links the list with whose ranges that of a form, or of an action's row, is compared. */
export function linkOverlaps(
  linker: Linker,
  { value, place }: Overlaps,
  { scope, seen }: Pick<Site, 'scope' | 'seen'>,
): Overlapping {
  const linked = linkSource(linker, value.call, scope, { place: place.child('call'), seen, rows: 'many' });
  if (!linked) return {};
  const { item: row } = linked.endpoint;
  for (const [index, path] of value.fields.entries()) {
    const fieldPlace = place.child('fields', index);
    const end = checkPath(linker, row, { path, place: fieldPlace, noun: 'row' });
    if (end && !typesOf(end).some((type) => type === 'integer' || type === 'number'))
      linker.report('OPT-05', fieldPlace, `"${path}" is no number, so no range begins or ends with it.`);
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

/** Links the question of a form to an action on a row that has the same two fields. */
export function linkOverlapsOfForm(linker: Linker, form: string, site: Site): Overlapping {
  const declared = linker.screen(form, site.place);
  if (!declared) return {};
  const value = declared.value.kind === 'form' ? declared.value.overlaps : undefined;
  if (!value) {
    linker.report('USE-05', site.place, `screen "${form}" says no "overlaps" itself.`);
    return {};
  }
  for (const path of value.fields)
    checkPath(linker, site.scope.row, { path, place: site.place, noun: 'row' });
  return linkOverlaps(linker, { value, place: declared.place.child('overlaps') }, site);
}
