import type { ListScreen as ListDeclaration } from '../../../core/generated/language/declarations.ts';
import type { ParentRecord } from '../../../core/model.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { linkSource } from '../behaviour/calls.ts';
import type { Linker } from '../context/linker.ts';
import { checkPath } from '../expressions/paths.ts';
import type { Site } from '../expressions/scope.ts';
import { linkShown } from './shown.ts';

/** Links the parent record of rows or of a form, with the field that labels it. */
export function linkParentRecord(
  linker: Linker,
  record: ListDeclaration['record'],
  { scope, seen, place }: Site,
): { linked?: { readonly record: ParentRecord }; item?: JsonSchema } {
  if (!record) return {};
  const { label: declared, summary, ...call } = record;
  const linked = linkSource(linker, call, scope, { place, seen, rows: 'one' });
  if (!linked) return {};
  const { resource } = linked.endpoint;
  const label = declared ?? linker.entities.get(resource?.entity ?? '')?.stored?.label ?? 'name';
  const { item } = linked.endpoint;
  checkPath(linker, item, { path: label, place: declared ? place.child('label') : place });
  const answer = { endpoint: linked.call.endpoint };
  const context = { record: item, scope: item ? { ...scope, row: item } : scope, answer };
  const summaryFields = Object.entries(summary ?? {}).map(([path, value]) =>
    linkShown(linker, path, { value, place: place.child('summary', path) }, context),
  );
  const parentRecord = {
    call: linked.call,
    label,
    ...(summaryFields.length > 0 ? { summary: summaryFields } : {}),
  };
  return { linked: { record: parentRecord }, ...(item ? { item } : {}) };
}
