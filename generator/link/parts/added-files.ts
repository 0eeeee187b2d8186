import type { FormField as FieldDeclaration } from '../../../core/generated/language/declarations.ts';
import type { FormField } from '../../../core/model.ts';
import { propertiesOf } from '../../schema/json-schema.ts';
import { linkCall } from '../behaviour/calls.ts';
import { invocationAt } from '../behaviour/parameters.ts';
import type { Placed } from '../context/declarations.ts';
import type { Linker } from '../context/linker.ts';
import type { FieldContext } from './entry-fields.ts';

/** Links the call that takes the new files of a field once the form is saved. */
export function linkAddedFiles(
  linker: Linker,
  name: string,
  { value: { field, added }, place }: Placed<FieldDeclaration>,
  { scope, record, roles: seen }: FieldContext,
): Pick<FormField, 'added'> {
  if (!added) return {};
  const addedPlace = place.child('added');
  if (field !== 'images' || !record) {
    linker.report('FRM-04', addedPlace.key, `"${name}" holds no images of a loaded record.`);
    return {};
  }
  const invocation = invocationAt(addedPlace, 'call', added.call, added.with);
  const linked = linkCall(linker, invocation, scope, { seen, supplied: [name] });
  if (linked && !(name in propertiesOf(linked.endpoint.body?.schema)))
    linker.report('FRM-04', addedPlace.child('call'), `endpoint "${added.call}" takes no "${name}".`);
  return linked ? { added: linked.call } : {};
}
